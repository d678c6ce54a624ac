import { expect, test } from 'vitest'
import { inPixels, parseTokens } from '#storybook/docs/parseTokens.ts'

test('a token has the comment above it and its neighbours as its purpose', () => {
  const css = ':root {\n  /* Ink */\n  --ink: light-dark(#000, #fff);\n  --line: light-dark(#ccc, #333);\n}'
  expect(parseTokens(css)).toEqual([
    { name: 'ink', value: 'light-dark(#000, #fff)', purpose: 'Ink', kind: 'colour' },
    { name: 'line', value: 'light-dark(#ccc, #333)', purpose: 'Ink', kind: 'colour' },
  ])
})

test.each([
  ['0.8125rem', '0.8125rem: 13 px'],
  ['clamp(1.5rem, 1.34rem + 0.8vw, 2rem)', 'clamp(1.5rem, 1.34rem + 0.8vw, 2rem): 24 to 32 px'],
  ['calc(var(--header) + var(--space-3))', 'calc(var(--header) + var(--space-3))'],
  ['1.12', '1.12'],
])('%s is shown as %s', (value, shown) => {
  expect(inPixels(value)).toBe(shown)
})
