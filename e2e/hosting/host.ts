import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createMockServer } from '#mocks/server.ts'
import { findNginx, noNginx } from '#scripts/findNginx.ts'
import { listen } from '#scripts/listen.ts'
import { startNginx } from '#scripts/nginx.ts'
import { test as base } from '../test.ts'
import { type Document, unknownPage } from './expected.ts'

/** Path of the production build. */
export const folder = join(import.meta.dirname, '../../dist')

/** A request that the back end received. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  /** True when the client has disconnected before the response was complete. */
  isCut: boolean
}

/** Path of the same build with a snapshot (scripts/journeyBuilds.ts). */
export const folderWithData = `${folder}-hosted`

type Host = { url: string; asked: Asked[] }

/**
 * Playwright's test with nginx in front of the production build and the mocked back end. The browser logs each violation
 * of the Content-Security-Policy as a console error, which fails the test. Without nginx its tests are skipped and counted
 * as skipped; in CI they fail.
 */
export const test = base.extend<{ skipWithoutNginx: void }, { host: Host; served: string }>({
  // The folder that nginx serves.
  served: [folder, { option: true, scope: 'worker' }],
  skipWithoutNginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, testInfo) => {
      testInfo.skip(findNginx() === undefined && !process.env['CI'], noNginx)
      await use()
    },
    { auto: true },
  ],
  host: [
    async ({ served }, use) => {
      const asked: Asked[] = []
      const backend = createMockServer({ latency: 0 })
      backend.prependListener('request', ({ method, url, headers }, response) => {
        const one: Asked = { method, url, headers, isCut: false }
        asked.push(one)
        response.on('close', () => (one.isCut = !response.writableFinished))
      })
      const { port, stop } = await listen(backend)
      const nginx = await startNginx({ folder: served, backendPort: port })
      await use({ url: nginx.url, asked })
      await nginx.stop()
      stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host.url),
})

type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Requests exactly this address: adds no headers, decodes nothing, follows no redirects, stores no cookies. */
export async function ask(
  { url }: Host,
  address: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path: address, method, headers, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const documents = readdirSync(folder)
  .filter((name): name is Document => name.endsWith('.html'))
  .map(name => ({ name, content: readFileSync(join(folder, name)) }))

/** Returns the HTML file of the build that is the body of a response; `undefined` for any other response. */
export function documentOf({ status, headers, body }: Answer): Document | typeof unknownPage | undefined {
  if (headers['content-type'] !== 'text/html') return undefined
  const name = documents.find(({ content }) => content.equals(body))?.name
  if (status === 404 && name === 'shell.html') return unknownPage
  return status === 200 ? name : undefined
}
