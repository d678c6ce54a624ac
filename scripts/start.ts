import { createServer } from 'vite'
import { defaultChoice, formatMock } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'

/** `npm start`: serves the app in development, with the whole mocked back end. */

const server = await createServer({ mode: 'development' })
await server.listen().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
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
