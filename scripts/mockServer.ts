import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createMockServer } from '#mocks/server.ts'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { root } from './run.ts'

/**
 * `npm run mock-server -- --port 4180 --static dist`: starts the mocked back end as an HTTP server. With
 * `--static` it also serves that build: the HTML file of each page that has one, and shell.html for every
 * other address of the app.
 */

const { values } = readCommandLine({
  options: {
    port: { type: 'string', default: '4180' },
    static: { type: 'string' },
    latency: { type: 'string' },
  },
})

const folder = values.static === undefined ? undefined : resolve(root, values.static)
if (folder !== undefined && !existsSync(join(folder, 'shell.html')))
  fail(`${values.static} holds no build: run npm run build first`, 1)

const latency = values.latency === undefined ? undefined : Number(values.latency)
if (Number.isNaN(latency)) fail(`--latency takes milliseconds such as 300, not "${values.latency}"`)
const port = Number(values.port)
if (!(port >= 0 && port < 65_536)) fail(`--port takes a number such as 4180, not "${values.port}"`)

const server = createMockServer({ staticFolder: folder, latency }).listen(port, () => {
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  console.log(`
  The simulated back end${folder ? `, serving ${values.static}` : ''}

  Open       ${address}
  Sign in    ${address}Account/Login
  Change     ${address}?mock=student.slow
  Stop       Ctrl+C
`)
})
server.on('error', error => fail(messageOf(error), 1))
