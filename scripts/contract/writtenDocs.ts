import { catalogue } from '#mocks/catalogue.ts'
import { screensPage } from '../screensPage.ts'
import { statesPage } from '../statesPage.ts'
import { contractPage } from './docs.ts'
import { openApi } from './openApi.ts'

/** Docs that are generated from the code, by file. */
export const writtenDocs: Record<string, () => string> = {
  'docs/contract.md': contractPage,
  'docs/openapi.json': () => JSON.stringify(openApi()),
  'docs/cases.md': casesPage,
  'docs/screens.md': screensPage,
  'docs/states.md': statesPage,
}

const header = `# Named cases

Edge cases of the simulated world with codes that never change, each with the link that shows it as the persona that sees
it (\`npm start\`). The same list is in QA's panel. Generated from \`mocks/catalogue.ts\` by \`npm run docs\`.

| Case | Persona | Link |
| --- | --- | --- |`

function casesPage(): string {
  const rows = catalogue.map(({ title, path, persona }) => {
    const address = `${path}${path.includes('?') ? '&' : '?'}mock=${persona}.full`
    return `| ${title} | ${persona} | [${path}](http://localhost:5173${address}) |`
  })
  return `${header}\n${rows.join('\n')}\n`
}
