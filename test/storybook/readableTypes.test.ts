import { expect, test } from 'vitest'
import { readableTypes } from '#storybook/docs/readableTypes.ts'

type Context = Parameters<typeof readableTypes>[0]

/** Returns the arg type that the table of props shows for one that was read from the code. */
function shown(argType: Context['argTypes'][string], initial?: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the enhancer reads nothing else of the context
  return readableTypes({ argTypes: { prop: argType }, initialArgs: { prop: initial } } as unknown as Context)[
    'prop'
  ]
}

const undefinedType = { name: 'other', value: 'undefined' } as const

test('a type is shown as it is written, without undefined', () => {
  const size = { name: 'enum', value: ['small', 'large'] } as const
  expect(
    shown({
      name: 'size',
      type: {
        name: 'union',
        value: [{ ...size, value: [...size.value] }, undefinedType],
        raw: "'small' | 'large' | undefined",
      },
    }),
  ).toMatchObject({
    type: { name: 'enum', value: ['small', 'large'], required: false },
    table: { type: { summary: "'small' | 'large'" } },
  })
})

test('a prop that a control cannot set has none', () => {
  expect(shown({ name: 'icon', type: { name: 'other', value: 'ReactNode' } })).toHaveProperty(
    'control.disable',
    true,
  )
  expect(shown({ name: 'label', type: { name: 'string' } })).not.toHaveProperty('control')
})

test('an array has a control only when the story gives it a value', () => {
  const days = { name: 'days', type: { name: 'array', value: { name: 'string' } } } as const
  expect(shown(days)).toHaveProperty('control.disable', true)
  expect(shown(days, [])).not.toHaveProperty('control')
})

test('a prop without a type, of the HTML element, is left out', () => {
  expect(shown({ name: 'onClick' })).toBeUndefined()
})
