import { createServer } from 'vite'
import { defaultChoice, formatMock } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { fail, messageOf, readCommandLine } from './commandLine.ts'

/** `npm start [-- --port 5180]`: serves the app in development, with the whole mocked back end. */

const { values } = readCommandLine({ options: { port: { type: 'string', default: '5173' } } })
const port = Number(values.port)
if (!(port > 0 && port < 65_536)) fail(`--port takes a number such as 5180, not "${values.port}"`)

const server = await createServer({ mode: 'development', server: { port } })
await server
  .listen()
  .catch((error: unknown) => fail(`${messageOf(error)}. Another one: npm start -- --port ${port + 7}`, 1))
const address = server.resolvedUrls?.local[0] ?? 'http://localhost:5173/'

console.log(`
  Meditații, with a simulated back end

  Open       ${address}
  Starts as  ${personas[defaultChoice.persona].label}, scenario "${scenarios[defaultChoice.scenario].label}"
  Change     ${address}?mock=${formatMock({ persona: 'student', scenario: 'slow' })}
             persona:  ${Object.keys(personas).join(', ')}
             scenario: ${Object.keys(scenarios).join(', ')}
             add .reset to drop what was changed, as in ?mock=visitor.full.reset
  Stop       Ctrl+C
`)
