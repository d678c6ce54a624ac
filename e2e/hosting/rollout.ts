import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createMockServer } from '#mocks/server.ts'
import type { Report } from '#telemetry/reporter.ts'
import { legacyScreensFor } from '#domain/screenSelection.ts'
import { listen } from '#scripts/listen.ts'
import { startNginx, withLegacy } from '#scripts/nginx.ts'
import { root, run } from '#scripts/run.ts'
import { test as base } from './host.ts'

/**
 * The screens of the build, the value of `VITE_SCREENS`. Its pages link to screens of the legacy UI and back, and
 * unknown addresses belong to the legacy UI.
 */
const screens = 'list,static,account'

const statement = {
  operator: 'Profi SRL',
  email: 'accesibil@profi.ro',
  date: '2026-11-23',
  authority: 'Autoritatea X',
}

type Build = {
  folder: string
  /** The address that receives the app's reports. */
  report: URL
  /** The reports that the app has sent, parsed. */
  reports: Report[]
}

type Site = {
  url: string
  /** Method, address and body of each request that the legacy UI received. */
  legacyRequests: string[]
}

type Fixtures = {
  /** The screens for which the host sends the app; usually the screens of the build. */
  hostScreens: string
  site: Site
}

/**
 * Playwright's test with a build and a host for some screens, and a stand-in for the legacy UI for all others. Each worker
 * makes the build once.
 */
export const test = base.extend<Fixtures, { build: Build }>({
  build: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, { parallelIndex }) => {
      const folder = join(root, 'node_modules/.vite', `rollout-${parallelIndex}`)
      const reports: Report[] = []
      const collector = await listen(
        createServer((request, response) => void collect(request, response, reports)),
      )
      const report = new URL('reports', collector.url)
      await build(folder, {
        VITE_SCREENS: screens,
        VITE_REPORT_URL: report.href,
        VITE_ACCESSIBILITY: JSON.stringify(statement),
      })
      await provide({ folder, report, reports })
      collector.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hostScreens: [screens, { option: true }],
  site: async ({ build: { folder, report }, hostScreens }, provide) => {
    const legacyRequests: string[] = []
    const legacy = await listen(
      createServer((request, response) => void respond(request, response, legacyRequests)),
    )
    const backend = await listen(createMockServer({ latency: 0 }))
    const nginx = await startNginx({
      folder,
      backendPort: backend.port,
      edit: conf =>
        withLegacy(conf, {
          legacy: legacy.origin,
          legacyScreens: legacyScreensFor(hostScreens),
          legacyPaths: 'campanie',
        }).replace("default-src 'self';", `default-src 'self'; connect-src 'self' ${report.origin};`),
    })
    await provide({ url: nginx.url, legacyRequests })
    await nginx.stop()
    backend.stop()
    legacy.stop()
  },
  baseURL: ({ site }, provide) => provide(site.url),
})

async function build(folder: string, settings: Record<string, string>): Promise<void> {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  const code = await run('vite', args, settings)
  if (code !== 0) throw new Error(`The build with ${JSON.stringify(settings)} failed`)
}

/** Receives reports as an operator's address does. */
async function collect(request: IncomingMessage, response: ServerResponse, reports: Report[]): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the app's own report
  reports.push(JSON.parse(await text(request)) as Report)
  response.writeHead(204).end()
}

/** Answers like a legacy UI: with a page for each address, a stylesheet at the top of the site, and a form. */
async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  requests: string[],
): Promise<void> {
  const { method = '', url = '' } = request
  const line = [method, url, await text(request)].filter(part => part !== '').join(' ')
  requests.push(line)
  const isStyle = url === '/site.css'
  response.writeHead(200, { 'Content-Type': isStyle ? 'text/css' : 'text/html; charset=utf-8' })
  response.end(isStyle ? 'h1 { color: rgb(1, 2, 3) }' : pageOf(line))
}

const pageOf = (
  request: string,
) => `<!doctype html><html lang="ro"><title>UI vechi</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/site.css"><h1>UI vechi: ${request}</h1>
  <p><a href="/u">Contul meu</a></p>
  <form method="post" action=""><button name="card" value="1">Trimite</button></form></html>`
