import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writtenDocs } from './contract/writtenDocs.ts'
import { formatted, root } from './run.ts'

/** `npm run docs`: writes the docs that are generated from the code. A test fails when they are stale. */

for (const [file, page] of Object.entries(writtenDocs))
  writeFileSync(join(root, file), await formatted(file, page()))
