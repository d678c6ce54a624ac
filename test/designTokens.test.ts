import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aliasOf, parseTokens, themesOf } from '#storybook/docs/parseTokens.ts'

const css = readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8')
const tokens = parseTokens(css)

// Each page of the foundations asserts that it shows all tokens of its kinds.
test('the foundations in Storybook have every design token', () => {
  const declared = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name))
  expect(new Set(tokens.map(({ name }) => name))).toEqual(declared)
})

test('the first declaration of a token is its value', () => {
  expect(tokens.find(({ name }) => name === 'fast')).toMatchObject({ value: '120ms', kind: 'motion' })
})

test('a colour has a value for each theme', () => {
  const colours = tokens.filter(({ kind }) => kind === 'colour')
  for (const { value } of colours.filter(one => aliasOf(one.value) === undefined))
    expect(Object.values(themesOf(value))).not.toContain('')
  // A token may have the value of another one.
  expect(colours.map(({ name }) => name)).toContain('button')
  expect(() => themesOf('#fff')).toThrow('two themes')
})

test("the browser's bar has the colour of the page in each theme", () => {
  const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
  const bar = /name="theme-color" data-scheme="(.*?)" .*?content="(.*?)"/g
  const paper = tokens.find(({ name }) => name === 'paper')?.value ?? ''
  expect(Object.fromEntries([...html.matchAll(bar)].map(([, ...entry]) => entry))).toEqual(themesOf(paper))
})
