import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseTokens, themesOf } from '#storybook/docs/parseTokens.ts'

const src = join(import.meta.dirname, '../src')
const css = readFileSync(join(src, 'ui/tokens.css'), 'utf8')
const tokens = parseTokens(css)

// Each page of the foundations asserts that it shows all tokens of its kinds.
test('the foundations in Storybook have every design token', () => {
  const declared = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name))
  expect(new Set(tokens.map(({ name }) => name))).toEqual(declared)
})

test('each token has a purpose: the comment above it', () => {
  expect(tokens.filter(({ purpose }) => !purpose)).toEqual([])
  expect(tokens.find(({ name }) => name === 'danger')).toEqual({
    name: 'danger',
    value: 'light-dark(#b02418, #ff9a8f)',
    purpose: 'Red: errors and the two red notices of the product only',
    kind: 'colour',
  })
})

test('the first declaration of a token is its value', () => {
  expect(tokens.find(({ name }) => name === 'fast')).toMatchObject({ value: '120ms', kind: 'motion' })
})

test('a colour has a value for each theme', () => {
  for (const { value } of tokens.filter(({ kind }) => kind === 'colour'))
    expect(Object.values(themesOf(value))).not.toContain('')
  expect(() => themesOf('#fff')).toThrow('two themes')
})

test('the window changes the layout at two widths and one height, each spelled in one way', () => {
  const queries = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .flatMap(file => readFileSync(join(src, file), 'utf8').match(/@media [^{]*\d(px|rem)[^{]*(?= \{)/g) ?? [])
  const breakpoint = /\((width (<|>=) (37\.5rem|60rem)|37\.5rem <= width < 60rem|height < 26rem)\)/
  expect(queries).toContain('@media (width >= 37.5rem)')
  for (const query of queries) expect.soft(query.replace(breakpoint, ''), query).not.toMatch(/\d/)
})
