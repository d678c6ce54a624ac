import { escapeXml } from '../searchFiles.ts'
import { callOf, type Outcome, type Result, type State } from './check.ts'
import type { Difference } from './differences.ts'

/** Returns the number of endpoints in each state, and the number of unseen endpoints that change data. */
export function countStates({ results }: Outcome) {
  const count = (state: State) => results.filter(one => one.state === state).length
  const unseenChanges = results.filter(({ state, isChange }) => state === 'unseen' && isChange).length
  const [fit, known, mismatch, unseen] = [count('fit'), count('known'), count('mismatch'), count('unseen')]
  return { fit, known, mismatch, unseen, unseenChanges }
}

const words = { fit: 'fit', known: 'known', mismatch: 'MISMATCH', unseen: 'not seen' }

/** Returns a report with a paragraph per endpoint, the stale entries of the allow-list, and the totals. */
export function report(outcome: Outcome): string {
  const { fit, known, mismatch, unseen, unseenChanges } = countStates(outcome)
  return [
    ...outcome.results.flatMap(result => [
      `${words[result.state].padEnd(9)} ${callOf(result)}${result.seen > 0 ? ` (${result.seen} seen)` : ''}`,
      ...detailsOf(result).map(line => `            ${line}`),
    ]),
    ...outcome.stale.map(
      ({ endpoint, field }) =>
        `STALE     allow-list: ${endpoint}, ${field}: no longer a difference, remove the entry`,
    ),
    '',
    `${fit} fit, ${known} known, ${mismatch} do not, ${unseen} not seen (${unseenChanges} change data)`,
  ].join('\n')
}

const kinds = { unknown: 'unknown fields', missing: 'missing fields', wrong: 'wrong types' }

/** Returns one line for each place and kind of difference, and one for each known difference. */
function detailsOf({ differences }: Result): string[] {
  const lines = Map.groupBy(differences, ({ where, kind, reason }) =>
    reason === undefined ? `${where}, ${kinds[kind]}: ` : `${where}, known (${reason}): `,
  )
  return [...lines].map(([head, own]) => head + [...new Set(own.map(describe))].toSorted().join('; '))
}

const describe = ({ kind, field, expected, got }: Difference) =>
  kind === 'wrong' ? `${field}: expected ${expected}, got ${got}` : field

/** Returns the outcome as a JUnit file, which CI systems show, with a test case for each endpoint. */
export function toJUnit({ results }: Outcome): string {
  const cases = results.map(result => {
    const details = escapeXml(detailsOf(result).join('\n'))
    const output = details && `<system-out>${details}</system-out>`
    const failure = `<failure message="does not fit the contract">${details}</failure>`
    const body = { fit: output, known: output, mismatch: failure, unseen: '<skipped/>' }[result.state]
    return `<testcase classname="contract" name="${callOf(result)}">${body}</testcase>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contract">\n${cases.join('')}</testsuite>\n`
}
