import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { mapsFolderOf } from './sourceMaps.ts'

const Frame = z.object({ file: z.string(), line: z.number(), column: z.number() })
type Frame = z.output<typeof Frame>

const Entry = z.looseObject({ kind: z.string(), route: z.string(), frames: z.optional(z.array(Frame)) })
const Report = z.object({ build: z.string(), entries: z.array(Entry) })

/** Returns the source map of a built file as text; `undefined` when there is none. */
type ReadMap = (file: string) => string | undefined

/**
 * Returns the entries of reports as readable text, with lines of the sources in place of lines of the build. `text`
 * is one report, a list of reports, or a log with one report per line.
 * @throws Error when a part of the text is not a report
 */
export function describeReport(text: string, readMap: ReadMap): string {
  const locate = locator(readMap)
  return parseReports(text)
    .flatMap(({ build, entries }) => entries.map(entry => describeEntry(entry, build, locate)))
    .join('\n\n')
}

function parseReports(text: string): z.output<typeof Report>[] {
  const parsed = parseJson(text)
  return z
    .array(Report)
    .check(z.minLength(1))
    .parse(Array.isArray(parsed) ? parsed : [parsed])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.split('\n').filter(line => line.trim() !== '')
    return lines.map((line): unknown => JSON.parse(line))
  }
}

function describeEntry(
  { kind, route, frames = [], ...rest }: z.output<typeof Entry>,
  build: string,
  locate: (frame: Frame) => string,
): string {
  const details = Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`)
  const head = [`${kind} on ${route}`, ...(build ? [`build ${build}`] : []), ...details].join(', ')
  return [head, ...frames.map(frame => `  at ${locate(frame)}`)].join('\n')
}

/** Returns a function that maps a position in the build to `src/app/AppShell.tsx:12:5`; each map is read once. */
function locator(readMap: ReadMap): (frame: Frame) => string {
  const maps = new Map<string, SourceMap | undefined>()
  return ({ file, line, column }) => {
    if (!maps.has(file)) {
      const text = readMap(file)
      maps.set(file, text === undefined ? undefined : new SourceMap(JSON.parse(text)))
    }
    const origin = maps.get(file)?.findOrigin(line, column)
    const place = `${file}:${line}:${column}`
    if (!origin) return `${place} (no source map of this build)`
    if (!('fileName' in origin)) return `${place} (no source of ours)`
    // The map names sources relative to the built file, `../../src/…`.
    return `${origin.fileName.replace(/^(\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`
  }
}

/**
 * `npm run stack -- report.json [--maps dist-maps]`: prints the entries of a report (docs/reporting.md) with the lines of
 * the sources. The maps must come from the same build.
 */
function main(): void {
  const { positionals, values } = readCommandLine({
    allowPositionals: true,
    options: { maps: { type: 'string', default: mapsFolderOf(join(import.meta.dirname, '../dist')) } },
  })
  const [file] = positionals
  if (!file) fail('Name the file of a report: npm run stack -- report.json', 1)
  if (!existsSync(values.maps)) fail(`${values.maps} does not exist: npm run build writes it.`, 1)
  const readMap = (built: string) => {
    const path = join(values.maps, `${built}.map`)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  try {
    console.log(describeReport(readFileSync(file, 'utf8'), readMap))
  } catch (error) {
    fail(`${file} is not a report: ${messageOf(error)}`, 1)
  }
}

if (import.meta.main) main()
