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
export function detailsOf({ differences }: Pick<Result, 'differences'>): string[] {
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
