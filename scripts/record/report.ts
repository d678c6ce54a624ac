import type { Omission, Recorded } from './record.ts'

const omissionTexts: Record<Omission, string> = {
  otherAddress: 'requests to other addresses',
  change: 'changes, which the mocked world answers',
  file: 'pictures and files, which the mocked world draws',
  incomplete: 'calls without a response or without its body',
}

/** Returns what was recorded, replaced, kept and left out: paths and counts, never values. */
export function reportOf(name: string, recorded: Recorded): string {
  const { calls, start, persona, viewers, replacements, omissions, unrecorded } = recorded
  const failures = calls.filter(({ status }) => status >= 400).length
  const rows = replacements.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const replaced = rows.filter(({ kind }) => kind !== 'keep')
  const left = Object.entries(omissionTexts).flatMap(([omission, text]) => {
    const count = omissions[omission as Omission]
    return count > 0 ? [`  ${count} ${text}`] : []
  })
  return [
    `Recorded "${name}": ${calls.length} responses, ${failures} of them failures; starts ${start}, viewer: ${persona}`,
    ...(viewers > 1
      ? [
          `${viewers} accounts were signed in during this recording, and their responses are mixed in one scenario.`,
          'Record each account on its own.',
        ]
      : []),
    '',
    'Replaced:',
    ...replaced.map(
      ({ path, kind, values, standIns }) =>
        `  ${path}: ${kind}, ${values} values, ${standIns.size} different stand-ins`,
    ),
    '',
    'Kept as they are, besides numbers and yes or no:',
    ...rows.filter(({ kind }) => kind === 'keep').map(({ path, values }) => `  ${path}: ${values} values`),
    '',
    'Left out:',
    ...left,
    '',
    'Not recorded, answered by the mocked world:',
    `  ${unrecorded.join(', ')}`,
  ].join('\n')
}
