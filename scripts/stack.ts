import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { mapsFolderOf } from './sourceMaps.ts'
import { describeReport } from './stack/describeReport.ts'

/**
 * Prints the entries of a report (docs/reporting.md) with the lines of the sources: `npm run stack --
 * report.json [--maps dist-maps]`. The maps must be those of the same build.
 */
const { positionals, values } = readCommandLine({
  allowPositionals: true,
  options: { maps: { type: 'string', default: mapsFolderOf(join(import.meta.dirname, '../dist')) } },
})
const [file] = positionals
if (!file) fail('Name the file of a report: npm run stack -- report.json', 1)
if (!existsSync(values.maps)) fail(`${values.maps} does not exist: npm run build writes it.`, 1)

try {
  console.log(describeReport(readFileSync(file, 'utf8'), readMap))
} catch (error) {
  fail(`${file} is not a report: ${messageOf(error)}`, 1)
}

function readMap(built: string): string | undefined {
  const path = join(values.maps, `${built}.map`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
