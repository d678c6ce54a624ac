import { readFileSync } from 'node:fs'
import { recordings } from '#mocks/recorded/all.ts'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { readHar } from './contract/har.ts'
import { report } from './contract/report.ts'
import { record } from './record/record.ts'
import { reportOf } from './record/report.ts'
import { checkName, type Listed, write } from './record/write.ts'

/**
 * `npm run record -- recording.har --name slow-monday [--label "..."]` makes a scenario of the mocked back end
 * from a browser's recording of a real one, without personal data. Prints what it replaced. Exits with 1, and
 * writes nothing, when a response does not fit the contract.
 */

const { values, positionals } = readCommandLine({
  options: { name: { type: 'string' }, label: { type: 'string' } },
  allowPositionals: true,
})
const { name, label = `Înregistrare: ${name}` } = values
const [file] = positionals

if (file === undefined || name === undefined)
  fail('Usage: npm run record -- recording.har --name slow-monday')

try {
  checkName(name)
  const recorded = record(readHar(readFileSync(file, 'utf8')))
  if ('drift' in recorded)
    fail(`${report(recorded.drift)}\n\nThe recording does not fit the contract. Nothing was written.`, 1)
  const { calls, start, persona } = recorded
  const listed: Record<string, Listed> = recordings
  await write(name, calls, { ...listed, [name]: { label, start, persona } })
  console.log(`${reportOf(name, recorded)}\n\nOpen it with ?mock=${persona}.${name}`)
} catch (error) {
  fail(messageOf(error), 1)
}
