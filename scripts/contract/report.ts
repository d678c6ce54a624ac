import { describe } from './compare.ts'
import type { Judged, Outcome, Result, State } from './exceptions.ts'

/** Returns the number of endpoints in each state, and of those not seen that change data. */
export function countStates({ results }: Outcome): Record<State, number> & { unseenChanges: number } {
  const count = (state: State) => results.filter(one => one.state === state)
  return {
    fit: count('fit').length,
    known: count('known').length,
    mismatch: count('mismatch').length,
    unseen: count('unseen').length,
    unseenChanges: count('unseen').filter(({ endpoint }) => endpoint.isChange).length,
  }
}

const words: Record<State, string> = {
  fit: 'fit      ',
  known: 'known    ',
  mismatch: 'MISMATCH ',
  unseen: 'not seen ',
}

/** Returns a report with a paragraph per endpoint, the stale entries of the allow-list, and the totals. */
export function report(outcome: Outcome): string {
  const lines = outcome.results.flatMap(result => [headOf(result), ...detailsOf(result).map(indent)])
  for (const { endpoint, field } of outcome.stale)
    lines.push(`STALE     allow-list: ${endpoint}, ${field}: no longer a difference, remove the entry`)
  const { fit, known, mismatch, unseen, unseenChanges } = countStates(outcome)
  lines.push(
    '',
    `${fit} fit, ${known} known, ${mismatch} do not, ${unseen} not seen (${unseenChanges} change data)`,
  )
  return lines.join('\n')
}

function headOf({ endpoint, seen, state }: Result): string {
  const call = `${words[state]} ${endpoint.method} ${endpoint.path}`
  return state === 'unseen' ? call : `${call} (${seen} seen)`
}

const kinds = { unknown: 'unknown fields', missing: 'missing fields', wrong: 'wrong types' } as const
const indent = (line: string) => `            ${line}`

/** Returns one line for each place and kind of difference, and one for each known difference. */
function detailsOf({ differences }: Pick<Result, 'differences'>): string[] {
  const lines = (['answer', 'sent'] as const).flatMap(where =>
    (['unknown', 'missing', 'wrong'] as const).flatMap(kind => {
      const own = differences.filter(one => one.where === where && one.kind === kind && !one.reason)
      return own.length === 0 ? [] : [`${where}, ${kinds[kind]}: ${own.map(describe).toSorted().join('; ')}`]
    }),
  )
  return [...lines, ...differences.flatMap(knownLine)]
}

function knownLine(difference: Judged): string[] {
  return difference.reason === undefined
    ? []
    : [`${difference.where}, known: ${describe(difference)} (${difference.reason})`]
}

/** Returns the outcome as JSON for scripts: totals, every endpoint, and the stale entries of the allow-list. */
export function toJson(outcome: Outcome): string {
  const results = outcome.results.map(({ endpoint, ...result }) => ({
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    isChange: endpoint.isChange,
    ...result,
  }))
  const json = { totals: countStates(outcome), endpoints: results, staleExceptions: outcome.stale }
  return `${JSON.stringify(json, null, 2)}\n`
}

/**
 * Returns the outcome as a JUnit file, which CI systems show: a test case for each endpoint, skipped when it was
 * not seen, and one for each stale entry of the allow-list, skipped too.
 */
export function toJUnit(outcome: Outcome): string {
  const { mismatch, unseen } = countStates(outcome)
  const cases = [
    ...outcome.results.map(toCase),
    ...outcome.stale.map(({ endpoint, field }) =>
      testCase('allow-list', `${endpoint}, ${field}`, '<skipped message="no longer a difference"/>'),
    ),
  ]
  const skipped = unseen + outcome.stale.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `<testsuite name="contract" tests="${cases.length}" failures="${mismatch}" errors="0" skipped="${skipped}">`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function toCase(result: Result): string {
  const { endpoint, state } = result
  const details = escape(detailsOf(result).join('\n'))
  const body = {
    fit: details && `<system-out>${details}</system-out>`,
    known: `<system-out>${details}</system-out>`,
    mismatch: `<failure message="does not fit the contract">${details}</failure>`,
    unseen: `<skipped message="${endpoint.isChange ? 'changes data: check a recording' : 'not seen'}"/>`,
  }[state]
  return testCase(endpoint.section, `${endpoint.method} ${endpoint.path}`, body)
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
