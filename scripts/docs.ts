import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractPage } from './docs/contractPage.ts'
import { openApi } from './docs/openApi.ts'
import { screensPage } from './docs/screensPage.ts'
import { statesPage } from './docs/statesPage.ts'
import { formatted, root } from './run.ts'

/** Docs that are generated from the code, by file. A test fails when one is stale. */
export const writtenDocs: Record<string, () => string> = {
  'docs/contract.md': contractPage,
  'docs/openapi.json': () => JSON.stringify(openApi()),
  'docs/screens.md': screensPage,
  'docs/states.md': statesPage,
}

// `npm run docs`
if (import.meta.main)
  for (const [file, page] of Object.entries(writtenDocs))
    writeFileSync(join(root, file), await formatted(file, page()))
