import type { Difference, Outcome, Result, State } from './check.ts'

/** Returns the number of endpoints in each state, and of those not seen that change data. */
export function countStates({ results }: Outcome): Record<State, number> & { unseenChanges: number } {
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

const callOf = ({ method, path }: Result) => `${method} ${path}`

const kinds = { unknown: 'unknown fields', missing: 'missing fields', wrong: 'wrong types' }

/** Returns one line for each place and kind of difference, and one for each known difference. */
function detailsOf({ differences }: Result): string[] {
  const groups = Map.groupBy(
    differences.filter(({ reason }) => reason === undefined),
    ({ where, kind }) => `${where}, ${kinds[kind]}: `,
  )
  return [
    ...[...groups].map(([head, own]) => head + own.map(describe).toSorted().join('; ')),
    ...differences.flatMap(one =>
      one.reason === undefined ? [] : `${one.where}, known: ${describe(one)} (${one.reason})`,
    ),
  ]
}

const describe = ({ kind, field, expected, got }: Difference) =>
  kind === 'wrong' ? `${field}: expected ${expected}, got ${got}` : field

/** Returns the outcome as JSON for scripts: totals, every endpoint, and the stale entries of the allow-list. */
export function toJson(outcome: Outcome): string {
  const { results: list, stale: staleExceptions } = outcome
  return `${JSON.stringify({ totals: countStates(outcome), endpoints: list, staleExceptions }, null, 2)}\n`
}

/**
 * Returns the outcome as a JUnit file, which CI systems show: a test case for each endpoint, skipped when it was
 * not seen, and one for each stale entry of the allow-list, skipped too.
 */
export function toJUnit(outcome: Outcome): string {
  const { mismatch, unseen } = countStates(outcome)
  const cases = [
    ...outcome.results.map(result => testCase(result.section, callOf(result), bodyOf(result))),
    ...outcome.stale.map(({ endpoint, field }) =>
      testCase('allow-list', `${endpoint}, ${field}`, '<skipped message="no longer a difference"/>'),
    ),
  ]
  const skipped = unseen + outcome.stale.length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="contract" tests="${cases.length}" failures="${mismatch}" errors="0" skipped="${skipped}">
${cases.join('\n')}
</testsuite>
</testsuites>
`
}

function bodyOf(result: Result): string {
  const details = escape(detailsOf(result).join('\n'))
  if (result.state === 'unseen')
    return `<skipped message="${result.isChange ? 'changes data: check a recording' : 'not seen'}"/>`
  return result.state === 'mismatch'
    ? `<failure message="does not fit the contract">${details}</failure>`
    : details && `<system-out>${details}</system-out>`
}

function testCase(group: string, name: string, body: string): string {
  return `<testcase classname="contract.${escape(group)}" name="${escape(name)}">${body}</testcase>`
}

/** Escapes text for XML, without the control characters that XML forbids. */
function escape(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
