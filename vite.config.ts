import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { loadEnv, type Plugin, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { launchOptions } from '#scripts/findBrowser.ts'
import { firstFrames } from '#scripts/firstFrames.ts'
import { firstVisitChunk } from '#scripts/firstVisitChunk.ts'
import { homeText } from '#text/home.ts'
import { type Config, readConfig } from './src/settings.ts'

/** What the legacy back end serves; `npm run dev:backend` sends these to `BACKEND_URL`. */
const backendPaths = ['/api', '/get-profile-image', '/Account', '/payment/download']

/** Libraries that no page can do without, but for ky, which comes once the first page is shown (api/client.ts). */
const everyPage = /^\0rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|zustand|zod)\//

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  viewport: { width: 1280, height: 900 },
}

/** For a machine that has much else to do: a wait ends when what it waits for is there. */
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** Tests of what a page loads only once, or cannot forget. */
const ownPage = ['src/pages/tutor/Video.test.tsx', 'src/features/booking/Booking.test.tsx']

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const withMocks = mode === 'development' || mode === 'demo' || mode === 'test'

  // A wrong installation setting fails the build, not the visitor.
  const settings = { ...loadEnv(mode, import.meta.dirname, 'VITE_'), MOCKS: withMocks }

  return {
    plugins: [
      react(),
      staticHead(readConfig(settings)),
      installation(settings),
      firstFrames(),
      ...(withMocks ? [msw({ mode: 'worker-only' })] : []),
    ],
    define: { 'import.meta.env.MOCKS': JSON.stringify(withMocks), ...(withMocks ? buildNames() : {}) },
    // A dependency found only when a page is first visited would be bundled anew in the middle of a run, with a second
    // copy of React: so all is looked through at the start, and what Storybook's own look misses is named.
    optimizeDeps: {
      entries: ['index.html', '{src,mocks,test}/**/*.{ts,tsx}'],
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
      strictPort: true,
      ...(mode === 'backend' ? { proxy: proxyTo(process.env['BACKEND_URL']) } : {}),
    },
    preview: { port: 4173 },
    build: {
      target: 'baseline-widely-available',
      // Every browser of the target knows it.
      modulePreload: { polyfill: false },
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      license: true,
      rolldownOptions: {
        output: {
          // The list of all files is part of every first visit, and nothing in it compresses as badly as the hashes.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          // What every page loads is one file: it compresses better than eight, and comes in one trip.
          codeSplitting: !isSsrBuild && {
            groups: [
              { name: 'base', test: everyPage },
              { name: firstVisitChunk(import.meta.dirname), debugName: 'first visit' },
              // What pages share that are visited later: the component library, icons, and their own small parts.
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
      // Vitest keeps a core for itself: on two that is one page at a time, which takes two thirds longer.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,test,scripts}/**/*.test.ts'],
            setupFiles: ['test/setupNode.ts'],
            // Each file starts from what setupNode.ts puts back; a process per file costs more than the tests.
            isolate: false,
            ...patience,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            ...patience,
            include: ['{src,mocks,test}/**/*.test.tsx'],
            setupFiles: ['test/setupBrowser.ts'],
            // Where time is faked it goes on in the smallest steps of a browser: steps of 20 ms would slow each press.
            fakeTimers: { advanceTimeDelta: 4 },
            browser: {
              ...chromium,
              instances: [
                // Files share a page, and setupBrowser.ts puts it back: to load the app anew for each takes twice as long.
                { browser: 'chromium', name: 'browser', isolate: false, exclude: ownPage },
                { browser: 'chromium', name: 'browser, a page each', include: ownPage },
              ],
            },
          },
        },
        {
          extends: true,
          // Stories that are there to show a width are for the eye; journeys look at each screen in all of them.
          plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: ['width'] } })],
          test: {
            name: 'stories',
            ...patience,
            isolate: false,
            // Two browser projects in one config need instances of different names.
            browser: { ...chromium, instances: [{ browser: 'chromium', name: 'stories' }] },
          },
        },
      ],
    },
  }
})

// At the head's end: the character set must come within the first 1,024 bytes.
const injectTo = 'head' as const
const meta = (attrs: Record<string, string>) => ({
  tag: 'meta',
  attrs: { 'data-static': '', ...attrs },
  injectTo,
})

/** What src/config.ts holds; the base path may come from the command line. */
function installation(settings: Record<string, unknown>): Plugin {
  return {
    name: 'installation',
    config: ({ base: BASE_URL }) => ({
      define: { __CONFIG__: JSON.stringify(readConfig({ ...settings, BASE_URL })) },
    }),
  }
}

/**
 * Title, description and share image for who runs no script: link previews and plain crawlers. Every screen writes its
 * own; main.tsx takes these away first.
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

/** Which build a tester is looking at, for the panel of mocked runs. */
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
    // An exported tree has no history.
    return ''
  }
}

/** Cookies and redirects are rewritten so that signing in on the real back end works on localhost. */
function proxyTo(backend: string | undefined) {
  if (!backend) throw new Error('Set BACKEND_URL, for example BACKEND_URL=https://host npm run dev:backend')
  const { hostname } = new URL(backend)
  const options = {
    target: backend,
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
    cookieDomainRewrite: { [hostname]: '', '*': '' },
    // An invoice that is opened is the app's page, which then fetches the file from the same address.
    bypass: ({ url, headers }) =>
      url?.startsWith('/payment/') && headers.accept?.includes('text/html') ? '/index.html' : undefined,
    configure(proxy) {
      proxy.on('proxyRes', dropSecure)
    },
  } satisfies ProxyOptions
  return Object.fromEntries(backendPaths.map(path => [path, options]))
}

type ProxyAnswer = { headers: { 'set-cookie'?: string[] | undefined } }

/** A `Secure` or `SameSite=None` cookie would never be sent back over http://localhost. */
function dropSecure({ headers }: ProxyAnswer) {
  const cookies = headers['set-cookie']
  if (cookies)
    headers['set-cookie'] = cookies.map(cookie => cookie.replace(/;\s*(secure|samesite=none)/gi, ''))
}
