import { expect, test } from 'vitest'
import { joinDashedValues } from './commandLine.ts'

const options = { screens: { type: 'string' }, all: { type: 'boolean' } } as const

test('joins an option with a value that begins with a dash', () => {
  for (const [args, joined] of [
    [['--screens', '-checkout'], ['--screens=-checkout']],
    [
      ['--screens=-checkout', '--all'],
      ['--screens=-checkout', '--all'],
    ],
    // The value is missing, which parseArgs reports.
    [
      ['--screens', '--all'],
      ['--screens', '--all'],
    ],
    [
      ['--all', '-x'],
      ['--all', '-x'],
    ],
  ] as const)
    expect
      .soft(
        joinDashedValues(args, options),
        `the arguments ${JSON.stringify(args)} are read as ${JSON.stringify(joined)}`,
      )
      .toEqual(joined)
})
