import type { Recorded } from './record.ts'

const omissionTexts = {
  otherAddress: 'requests to other addresses',
  change: 'changes, which the mocked world answers',
  file: 'pictures and files, which the mocked world draws',
  incomplete: 'calls without a response or without its body',
}

/** Why a request of the recording is not part of the scenario. */
export type Omission = keyof typeof omissionTexts

/** Returns what was recorded, replaced, kept and left out: paths and counts, never values. */
export function reportOf(name: string, recorded: Recorded): string {
  const { calls, start, persona, viewers, replacements, omissions, unrecorded } = recorded
  const failures = calls.filter(({ status }) => status >= 400).length
  const rows = replacements.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const warning = `
${viewers} accounts were signed in during this recording, and their responses are mixed in one scenario.
Record each account on its own.`
  const replaced = rows
    .filter(({ kind }) => kind !== 'keep')
    .map(row => `  ${row.path}: ${row.kind}, ${row.values} values, ${row.standIns.size} different stand-ins`)
  const kept = rows.filter(({ kind }) => kind === 'keep').map(row => `  ${row.path}: ${row.values} values`)
  const left = Object.entries(omissionTexts)
    .map(([omission, text]) => ({ count: omissions[omission as Omission], text }))
    .flatMap(({ count, text }) => (count > 0 ? [`  ${count} ${text}`] : []))
  return `Recorded "${name}": ${calls.length} responses, ${failures} of them failures; starts ${start}, viewer: ${persona}${viewers > 1 ? warning : ''}

Replaced:
${replaced.join('\n')}

Kept as they are, besides numbers and yes or no:
${kept.join('\n')}

Left out:
${left.join('\n')}

Not recorded, answered by the mocked world:
  ${unrecorded.join(', ')}`
}
