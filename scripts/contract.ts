import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail, messageOf, readCommandLine, readOrigin } from './commandLine.ts'
import { check, readExceptions } from './contract/check.ts'
import { readHar } from './contract/har.ts'
import { callBackend } from './contract/live.ts'
import { countStates, report, toJUnit } from './contract/report.ts'

/**
 * `npm run contract -- --base https://host [--cookie file] [--tutor-id 7] [--partner-id 9]` compares the
 * responses of a back end to every safe read with the contract; `--har file.har` compares a recording, alone
 * or in addition. `--allow file.json` lists known differences; `--junit file` writes the result.
 * `CONTRACT_BASE`, `CONTRACT_TUTOR_ID` and `CONTRACT_PARTNER_ID` stand for options, and `CONTRACT_COOKIE` has the cookie itself,
 * which is never on a command line: npm would print it.
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
    junit: { type: 'string' },
  },
})
const { har = [], allow, junit } = values

/** Returns the value of an option, or of its environment variable (`CONTRACT_TUTOR_ID` for `tutor-id`). Empty means unset. */
function valueOf(option: 'base' | 'tutor-id' | 'partner-id'): string | undefined {
  const variable = `CONTRACT_${option.toUpperCase().replace('-', '_')}`
  return values[option] ?? (process.env[variable] || undefined)
}

const base = valueOf('base')
if (base === undefined && har.length === 0) fail('Give --base https://host [--cookie file] or --har file.har')

try {
  const options = {
    cookie:
      values.cookie === undefined ? process.env['CONTRACT_COOKIE'] || undefined : cookieIn(values.cookie),
    tutorId: valueOf('tutor-id'),
    partnerId: valueOf('partner-id'),
  }
  const answered = base === undefined ? [] : await callBackend(readOrigin('base', base).href, options)
  const recorded = har.flatMap(file => readHar(readFileSync(file, 'utf8')))
  const exceptions = allow === undefined ? [] : readExceptions(readFileSync(allow, 'utf8'))
  const outcome = check([...answered, ...recorded], exceptions)
  console.log(report(outcome))
  if (junit !== undefined) {
    mkdirSync(dirname(junit), { recursive: true })
    writeFileSync(junit, toJUnit(outcome))
  }
  // A recording of another site, or a back end that sends everybody to a login, must not pass as one that fits.
  if (outcome.results.every(({ state }) => state === 'unseen')) fail('Nothing could be compared.')
  if (countStates(outcome).mismatch > 0) process.exitCode = 1
} catch (error) {
  fail(messageOf(error))
}

/** Reads a session cookie, `name=value`, from a file. @throws Error without the text, which may be the cookie itself */
function cookieIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Error('--cookie takes a file with the cookie. The cookie itself belongs in CONTRACT_COOKIE.')
  }
}
