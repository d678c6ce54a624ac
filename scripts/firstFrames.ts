import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { firstPages } from '../src/app/firstVisit/pages.ts'
import { reachable } from './firstVisitChunk.ts'
import { type Files, insertFrame, removeStaticHead, withEarly, withFrame } from './frameDocument.ts'
import { robots, sitemaps } from './searchFiles.ts'

/**
 * Writes the HTML of a first visit: a file for each page that has a first frame (`teacher.html`,
 * `Matematica.html`; the home page's is index.html) and `shell.html` for every other address. The file of a
 * page names all files the page needs, so that they load in one round trip, and the early script before them.
 * Decision 0017. Also writes `robots.txt` and, when `VITE_SITE_URL` is set, `sitemap.xml` with these pages.
 */
export function firstFrames(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-frames',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const document = bundle['index.html']
        // Storybook's build has no index.html of the app.
        if (document?.type !== 'asset') return
        const template = String(document.source)
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const files = pageFiles(chunks, config.base)
        const early = this.emitFile({
          type: 'asset',
          name: 'early.js',
          // Only the pages for which most hosts send the shell, whose HTML does not name their files. Leaving out the
          // others keeps the early script small.
          source: await buildEarlyScript(config, { tutors: files['tutors'], tutor: files['tutor'] }),
        })
        const head = `<script src="${config.base}${this.getFileName(early)}"></script>`
        const { framePages, renderFrame, renderShell, sessionPaths, siteUrl } = await loadRenderer(config)

        const shell = insertFrame(withEarly(template, head), await renderShell())
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell })
        // Any static host sends 404.html for an unknown path, so that deep links into a demo work.
        if (config.mode === 'demo') this.emitFile({ type: 'asset', fileName: '404.html', source: shell })
        // When the legacy UI has the home page, index.html is one more shell.
        document.source = shell
        const ofPages = withEarly(removeStaticHead(template), head)
        for (const [path, page] of Object.entries(framePages)) {
          const html = withFrame(ofPages, path, await renderFrame(path), files[page])
          const fileName = path === '/' ? 'index.html' : `${path.slice(1)}.html`
          if (path === '/') document.source = html
          else this.emitFile({ type: 'asset', fileName, source: html })
          // `npm run snapshot` puts this frame back when it removes a page with its data.
          const frame = join(rendererOf(config), 'frames', fileName)
          mkdirSync(dirname(frame), { recursive: true })
          writeFileSync(frame, html)
        }
        writeFileSync(
          join(rendererOf(config), 'build.json'),
          JSON.stringify({ template: ofPages, files, shell }),
        )

        const site = siteUrl && `${siteUrl}${config.base.replace(/\/$/, '')}`
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        emit('robots.txt', robots(sessionPaths(), config.base, site && `${site}/sitemap.xml`))
        if (!site) return
        const pages = Object.keys(framePages).map(path => ({ address: site + path, lastmod: '' }))
        for (const [fileName, source] of Object.entries(sitemaps(pages, site))) emit(fileName, source)
      },
    },
  }
}

/** The modules whose files the HTML names: each page of a first visit, and the module that only snapshots need. */
const modules: Record<string, string> = {
  ...Object.fromEntries(Object.entries(firstPages).map(([page, file]) => [page, `/src/pages/${file}`])),
  request: '/src/pages/request/RequestPage.tsx',
  // Starts the app with the data of the page.
  snapshot: '/src/app/firstVisit/snapshot.ts',
}

/** Returns the files of each page, without those that index.html already names for every page. */
function pageFiles(chunks: Rolldown.OutputChunk[], base: string): Record<string, Files> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const importsOf = ({ imports }: Rolldown.OutputChunk) => imports.flatMap(name => byName.get(name) ?? [])
  const entry = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith('/src/main.tsx')))
  const everyPage = entry ? reachable(entry, importsOf) : new Set()
  const filesOf = (module: string): Files => {
    const page = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
    // Only a build with the setting VITE_ACCESSIBILITY has this page.
    if (!page && module.endsWith(firstPages.accessibility)) return { scripts: [], styles: [] }
    if (!page) throw new Error(`No file of the build holds ${module}`)
    const own = [...reachable(page, importsOf)].filter(chunk => !everyPage.has(chunk))
    const styles = own.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
    return { scripts: own.map(({ fileName }) => base + fileName), styles: styles.map(style => base + style) }
  }
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, filesOf(module)]))
}

/** Builds src/app/firstVisit/early.ts as a classic script, not a module: it must run before the first paint. */
async function buildEarlyScript({ root, base, define }: ResolvedConfig, files: object) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...define,
      // The script reads only this setting; without the others it stays small.
      __CONFIG__: JSON.stringify({ basePath: base }),
      __PAGE_FILES__: JSON.stringify(files),
    },
    build: {
      write: false,
      // Old browsers must be able to parse the script, which tells their users that they are too old.
      target: 'es2018',
      lib: { entry: join(root, 'src/app/firstVisit/early.ts'), formats: ['iife'], name: 'early' },
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error('The early script was not built')
  return result.output[0].code
}

/** Returns the folder of the renderer, beside the folder of the build. `npm run snapshot` uses it later. */
const rendererOf = ({ root, build: { outDir } }: ResolvedConfig) => resolve(root, `${outDir}-renderer`)

type Renderer = typeof import('../src/app/firstVisit/renderer.tsx')

/** Builds the app's renderer of first frames for Node, and imports it. */
async function loadRenderer(config: ResolvedConfig): Promise<Renderer> {
  const { root, base, mode, configFile } = config
  const outDir = rendererOf(config)
  await build({
    root,
    base,
    mode,
    configFile: configFile ?? false,
    logLevel: 'warn',
    // The folder may lie outside the project, where no package is found.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/firstVisit/renderer.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      license: false,
      minify: false,
    },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from that very file
  return (await import(`${pathToFileURL(join(outDir, 'renderer.js')).href}?${Date.now()}`)) as Renderer
}
