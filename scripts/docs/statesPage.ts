import { screens } from '#domain/screens.ts'
import { screenNames } from '#domain/screenSelection.ts'
import { linkOf, states } from '#mocks/states.ts'

const header = `# Every screen and its states

The links open at http://localhost:5173 while \`npm start\` runs; a demo build has the same ones at its own address. Generated
from \`mocks/states.ts\` by \`npm run docs\`; a test fails when it is stale. [\`qa.md\`](qa.md) explains the parameters.

A change of the link shows further states of any screen:

- **Loading:** add \`mock-latency=5000\`. With \`never\` instead, each call times out after 30 seconds and the screen shows that
  error. To keep only one call pending: \`mock-faults=\` with the call's name and \`:timeout\`.
- **No network:** \`?mock=student.offline\`; for one call, its name with \`:offline\`.
- **Expired session:** the call's name with \`:401\`. A screen that needs a session redirects to login; a public page shows an
  error.

[\`screens.md\`](screens.md) has the calls of each screen. A label with "when" means: open the link, then do that. The sign-in page, which
belongs to the back end, is simulated: [/Account/Login](http://localhost:5173/Account/Login?mock=visitor). QA's panel
has links to edge cases of the data.`

/** Returns the text of docs/states.md. */
export function statesPage(): string {
  const sections = screenNames.map(name => {
    const rows = Object.entries(states[name]).map(([state, short]) => {
      const link = linkOf(short)
      return `- ${state}: [${link}](http://localhost:5173${link})`
    })
    return `## ${name}: \`${screens[name]}\`\n\n${rows.join('\n')}`
  })
  return `${header}\n\n${sections.join('\n\n')}\n`
}
