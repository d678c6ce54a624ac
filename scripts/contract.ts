import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail, messageOf, readCommandLine, readOrigin } from './commandLine.ts'
import { check, readExceptions } from './contract/check.ts'
import { readHar } from './contract/har.ts'
import { callBackend } from './contract/live.ts'
import { countStates, report, toJson, toJUnit } from './contract/report.ts'

/**
 * `npm run contract -- --base https://host [--cookie "..."] [--tutor-id 7] [--partner-id 9]` compares the
 * responses of a back end to every safe read with the contract; `--har file.har` compares a recording, alone
 * or in addition. `--allow file.json` lists known differences; `--json file` and `--junit file` write the result.
 * In CI the first four options come from `CONTRACT_BASE`, `CONTRACT_COOKIE` and so on, so that no log prints the cookie.
 * Exits with 1 when a response or a sent body does not fit and is not on the list, with 2 when nothing could be compared. Prints and writes no values,
 * since they may be personal data.
 */

const { values } = readCommandLine({
  options: {
    base: { type: 'string' },
    cookie: { type: 'string' },
    'tutor-id': { type: 'string' },
    'partner-id': { type: 'string' },
    har: { type: 'string', multiple: true },
    allow: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
  },
})
const { har = [], allow, json, junit } = values

/** Returns the value of an option, or of its environment variable (`CONTRACT_TUTOR_ID` for `tutor-id`). Empty means unset. */
function valueOf(option: 'base' | 'cookie' | 'tutor-id' | 'partner-id'): string | undefined {
  const variable = `CONTRACT_${option.toUpperCase().replace('-', '_')}`
  return values[option] ?? (process.env[variable] || undefined)
}

const base = valueOf('base')
if (base === undefined && har.length === 0)
  fail('Give --base https://host [--cookie "..."] or --har file.har')

try {
  const options = {
    cookie: valueOf('cookie'),
    tutorId: valueOf('tutor-id'),
    partnerId: valueOf('partner-id'),
  }
  const answered = base === undefined ? [] : await callBackend(readOrigin('base', base).href, options)
  const recorded = har.flatMap(file => readHar(readFileSync(file, 'utf8')))
  const exceptions = allow === undefined ? [] : readExceptions(readFileSync(allow, 'utf8'))
  const outcome = check([...answered, ...recorded], exceptions)
  console.log(report(outcome))
  if (json !== undefined) write(json, toJson(outcome))
  if (junit !== undefined) write(junit, toJUnit(outcome))
  if (countStates(outcome).mismatch > 0) process.exitCode = 1
} catch (error) {
  // The `cause` of an error from `fetch` has the reason.
  const cause = error instanceof Error && error.cause !== undefined ? `: ${messageOf(error.cause)}` : ''
  fail(messageOf(error) + cause)
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
