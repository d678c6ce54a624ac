import { expect, test } from 'vitest'
import { joinDashedValues } from './commandLine.ts'

const options = { screens: { type: 'string' }, all: { type: 'boolean' } } as const

test.each([
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
])('the arguments %j are read as %j', (args, joined) => {
  expect(joinDashedValues(args, options)).toEqual(joined)
})
