import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { loadEnv, type Plugin, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { unreplacedPictures } from '#scripts/brandPictures.ts'
import { layers, scopedName } from '#scripts/cssModules.ts'
import { launchOptions } from '#scripts/findBrowser.ts'
import { firstFrames } from '#scripts/firstFrames.ts'
import { firstVisitChunk } from '#scripts/firstVisitChunk.ts'
import { sourceMaps } from '#scripts/sourceMaps.ts'
import { homeText } from '#text/home.ts'
import { isSampleTerms } from '#text/ownerTerms.ts'
import { oldestBrowsers } from './src/app/firstVisit/oldestBrowsers.ts'
import { type Config, readConfig } from './src/settings.ts'

/** Paths that the legacy back end serves; `npm run dev:backend` proxies them to `BACKEND_URL`. */
const backendPaths = ['/api', '/get-profile-image', '/Account', '/payment/download']

/**
 * Libraries that every page needs. ky is not among them: it is loaded once the first page is shown
 * (api/client.ts).
 */
const everyPage = /^\0rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|zustand|zod)\//

/** The syntax and the styles of the build are lowered to the level of these browsers. */
const buildTarget = Object.entries({ ...oldestBrowsers, ios: oldestBrowsers.safari }).map(entry =>
  entry.join(''),
)

/** `npm test -- --all`. */
const runsAll = process.env['TEST_ALL'] === '1'

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  viewport: { width: 1280, height: 900 },
}

/**
 * Long limits for a busy machine. They cost nothing elsewhere, because a wait ends as soon as its condition
 * holds.
 */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

/**
 * Test files that need a browser page of their own: they test what a page loads only once, or change it for
 * good.
 */
const ownPage = ['src/pages/tutor/Video.test.tsx', 'src/features/booking/Booking.test.tsx']

export default defineConfig(({ mode, isSsrBuild = false }) => {
  // Storybook's command sets the variable; its builds have the mode `production`.
  const isStorybook = process.env['STORYBOOK'] === 'true'
  const withMocks = isStorybook || mode === 'development' || mode === 'demo' || mode === 'test'

  // Validated here, so that a wrong installation setting fails the build instead of the visitor's app.
  const settings = {
    VITE_BUILD_ID: commit(),
    ...loadEnv(mode, import.meta.dirname, 'VITE_'),
    MOCKS: withMocks,
  }
  const config = inOneSentence(() => readConfig(settings))

  return {
    plugins: [
      react(),
      layers(),
      staticHead(config),
      manifest(config),
      installation(settings),
      firstFrames(),
      sourceMaps(),
      ...(withMocks ? [msw({ mode: 'worker-only' })] : []),
    ],
    css: { modules: { generateScopedName: scopedName } },
    define: {
      'import.meta.env.MOCKS': JSON.stringify(withMocks),
      'import.meta.env.REPORTS': JSON.stringify(config.report.url !== ''),
      'import.meta.env.ACCESSIBILITY': JSON.stringify(config.accessibility !== undefined),
      'import.meta.env.AD_BANNER': JSON.stringify(config.adBanner),
      ...(withMocks ? buildNames() : {}),
    },
    // A dependency that Vite discovers only when a page is first visited would be bundled again in the middle
    // of a run, with a second copy of React. So all sources are scanned at the start, and dependencies that
    // Storybook's scan misses are named.
    optimizeDeps: {
      entries: ['index.html', '{src,mocks,test}/**/*.{ts,tsx}'],
      // Storybook's own module, which only its server knows (.storybook/docs/inUse.ts). A story leads to it.
      exclude: ['virtual:in-use'],
      include: [
        '@faker-js/faker/locale/ro',
        'ky',
        'msw/browser',
        'msw/http',
        'react-router/dom',
        'zod/mini',
        'zustand',
      ],
    },
    server: {
      port: 5173,
      // Vitest takes the next free port, so that two runs on one host do not collide.
      strictPort: mode !== 'test',
      ...(mode === 'backend' ? { proxy: inOneSentence(() => proxyTo(process.env['BACKEND_URL'])) } : {}),
    },
    preview: { port: 4173 },
    build: {
      target: buildTarget,
      modulePreload: {
        // Every browser of the target supports modulepreload.
        polyfill: false,
        // Every document has these as scripts. Firefox reports a preload of a script that has run as failed.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter(file => !/\/(rolldown-runtime|base|app)-/.test(file)),
      },
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      // No file refers to the maps; scripts/sourceMaps.ts moves them out of the build.
      sourcemap: mode === 'production' && !isSsrBuild && 'hidden',
      license: true,
      rolldownOptions: {
        output: {
          // Short hashes: every first visit loads the list of all files, in which nothing compresses as badly
          // as the hashes.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // One file has everything that every page needs: it compresses better than eight files, and takes one
          // round trip.
          codeSplitting: !isSsrBuild && {
            groups: [
              { name: 'base', test: everyPage },
              { name: firstVisitChunk(import.meta.dirname), debugName: 'first visit' },
              // Code that pages share and that a first visit does not need: the component library, then icons
              // and small parts of the app.
              {
                name: 'kit',
                test: /node_modules\/(@base-ui|@floating-ui|reselect|use-sync-external-store)\//,
                minShareCount: 2,
              },
              { name: 'later', test: /src\/|node_modules\/lucide-react\//, minShareCount: 2 },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
    test: {
      reporters: [
        'default',
        ['junit', { outputFile: 'reports/vitest.xml' }],
        // For scripts/test.ts.
        ['json', { outputFile: 'reports/vitest.json' }],
        // Marks failures in the changed files of a pull request.
        ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
      ],
      // By default Vitest leaves one core free. On two cores that is one worker, which takes two thirds longer.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,test,scripts}/**/*.test.ts'],
            setupFiles: ['test/setupNode.ts'],
            // Files share a process, and setupNode.ts resets what they share: a process per file costs more
            // than the tests.
            isolate: false,
            ...patience,
          },
        },
        {
          extends: true,
          plugins: [emptyPortraits()],
          test: {
            name: 'browser',
            ...patience,
            include: ['{src,mocks,test}/**/*.test.tsx'],
            setupFiles: ['test/skipRenderingWork.ts', 'test/setupBrowser.ts'],
            // With `shouldAdvanceTime`, faked time advances in steps of 4 ms, the smallest of a browser: the
            // default steps of 20 ms would slow each press.
            fakeTimers: { advanceTimeDelta: 4 },
            browser: {
              ...chromium,
              instances: [
                // Files share a page, and setupBrowser.ts resets it: loading the app again for each file
                // takes twice as long.
                { browser: 'chromium', name: 'browser', isolate: false, exclude: ownPage },
                { browser: 'chromium', name: 'browser, a page each', include: ownPage },
              ],
            },
          },
        },
        {
          extends: true,
          // `!test` leaves out the stories whose state a browser test or another story tests; `npm test -- --all`
          // runs them too. Every story has the tag `dev`.
          plugins: [
            storybookTest({
              configDir: '.storybook',
              tags: { include: [runsAll ? 'dev' : 'test'] },
            }),
          ],
          test: {
            name: 'stories',
            ...patience,
            setupFiles: ['test/skipRenderingWork.ts'],
            isolate: false,
            // The browser instances of two projects need different names.
            browser: { ...chromium, instances: [{ browser: 'chromium', name: 'stories' }] },
          },
        },
      ],
    },
  }
})

// Tags go to the end of the head: the character set must come within the first 1,024 bytes.
const injectTo = 'head' as const
const meta = (attrs: Record<string, string>) => ({
  tag: 'meta',
  attrs: { 'data-static': '', ...attrs },
  injectTo,
})

/**
 * Defines the values that src/config.ts reads, and warns about what the operator still has to supply. A plugin,
 * because the base path may come from the command line.
 */
function installation(settings: Record<string, unknown>): Plugin {
  return {
    name: 'installation',
    config: ({ base: BASE_URL }) => ({
      define: { __CONFIG__: JSON.stringify(readConfig({ ...settings, BASE_URL })) },
    }),
    buildStart() {
      if (settings['MOCKS'] || this.environment.name !== 'client') return
      const { brand, contact, logoutUrl } = readConfig(settings)
      if (contact.email === '') this.warn('VITE_CONTACT_EMAIL is not set: no e-mail address is shown.')
      if (logoutUrl === '') this.warn('VITE_LOGOUT_URL is not set: nobody can sign out.')
      for (const file of brand === ownBrand ? [] : unreplacedPictures())
        this.warn(`public/${file} still shows ${ownBrand}: replace it with a picture of ${brand}.`)
      if (isSampleTerms)
        this.warn(
          "src/text/ownerTerms.ts is still the sample: replace it with the operator's terms (docs/hosting.md).",
        )
    },
  }
}

/** The project's own name. */
const ownBrand = readConfig({}).brand

/** Writes the name of the installation into the manifest. In development it has the project's own. */
function manifest({ brand }: Config): Plugin {
  const fileName = 'manifest.webmanifest'
  return {
    name: 'manifest',
    generateBundle() {
      const text = readFileSync(`${import.meta.dirname}/public/${fileName}`, 'utf8')
      this.emitFile({
        type: 'asset',
        fileName,
        source: text.replaceAll(`"${ownBrand}"`, JSON.stringify(brand)),
      })
    },
  }
}

/**
 * Runs a check of the settings. Its failure is one sentence that says what to change: Vite would print the stack too.
 * @throws the error without its stack
 */
function inOneSentence<Value>(check: () => Value): Value {
  try {
    return check()
  } catch (error) {
    if (error instanceof Error) error.stack = error.message
    throw error
  }
}

/**
 * Adds title, description and share image for clients that run no scripts: link previews and plain crawlers.
 * main.tsx removes these tags first, and then every screen renders its own.
 */
function staticHead({ brand, siteUrl }: Config): Plugin {
  const { title, description } = homeText
  const fullTitle = `${title} – ${brand}`
  return {
    name: 'static-head',
    transformIndexHtml: () => [
      { tag: 'title', attrs: { 'data-static': '' }, children: fullTitle, injectTo },
      meta({ name: 'description', content: description }),
      meta({ property: 'og:title', content: fullTitle }),
      meta({ property: 'og:description', content: description }),
      meta({ property: 'og:image', content: `${siteUrl}/share.png` }),
    ],
  }
}

/** Serves one empty picture as the portrait of every person: no browser test reads what a portrait shows. */
function emptyPortraits(): Plugin {
  return {
    name: 'empty-portraits',
    configureServer({ middlewares }) {
      middlewares.use('/get-profile-image', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').setHeader('Cache-Control', 'max-age=3600')
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
      })
    },
  }
}

/** Returns the version and commit of the build, which the QA panel shows to testers. */
function buildNames() {
  const version = process.env['npm_package_version'] ?? ''
  return {
    'import.meta.env.VERSION': JSON.stringify(version),
    'import.meta.env.COMMIT': JSON.stringify(commit()),
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // An exported source tree has no git history.
    return ''
  }
}

/**
 * Proxies the back end's paths. Rewrites cookies and redirects, so that signing in on the real back end works
 * on localhost.
 */
function proxyTo(backend: string | undefined) {
  if (!backend) throw new Error('Set BACKEND_URL, for example BACKEND_URL=https://host npm run dev:backend')
  const { hostname } = new URL(backend)
  const options = {
    target: backend,
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
    cookieDomainRewrite: { [hostname]: '', '*': '' },
    // Navigating to an invoice opens the app's page, which then fetches the PDF from the same address.
    bypass: ({ url, headers }) =>
      url?.startsWith('/payment/') && headers.accept?.includes('text/html') ? '/index.html' : undefined,
    configure(proxy) {
      proxy.on('proxyRes', dropSecure)
    },
  } satisfies ProxyOptions
  return Object.fromEntries(backendPaths.map(path => [path, options]))
}

type ProxyAnswer = { headers: { 'set-cookie'?: string[] | undefined } }

/** Removes `Secure` and `SameSite=None`: the browser would never send such a cookie back over http://localhost. */
function dropSecure({ headers }: ProxyAnswer) {
  const cookies = headers['set-cookie']
  if (cookies)
    headers['set-cookie'] = cookies.map(cookie => cookie.replace(/;\s*(secure|samesite=none)/gi, ''))
}
