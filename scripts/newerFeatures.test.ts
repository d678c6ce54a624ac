import { expect, test } from 'vitest'
import { newerFeatures } from './newerFeatures.ts'

const oldest = { chrome: 114, edge: 114, firefox: 125, safari: 17 }
const inScript = (text: string) => newerFeatures(text, 'js', oldest)
const inStyles = (text: string) => newerFeatures(text, 'css', oldest)

test.each([
  ['a static method', 'AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ['a static method by way of a global', 'globalThis.AbortSignal.any([])', 'api.AbortSignal.any_static'],
  ['a function of the language', 'Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
  ['a method of an object of unknown type', 'a.union(b)', 'javascript.builtins.Set.union'],
  ['a method of an element', 'a.checkVisibility()', 'api.Element.checkVisibility'],
  ['a class', 'new EditContext()', 'api.EditContext'],
  ['a global', 'navigation.navigate(a)', 'api.Window.navigation'],
])('finds %s in a script', (_, text, feature) => {
  expect(inScript(text)).toEqual([feature])
})

test('finds newer syntax and regular expressions in a script', () => {
  expect(() => inScript('using a = b()')).toThrow(SyntaxError)
  expect(() => inScript('/[a--b]/v.test(c)')).toThrow(SyntaxError)
})

test.each([
  ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a function', 'a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['a selector', 'a:user-invalid { color: red }', 'css.selectors.user-invalid'],
  ['a nested rule', 'a { &:hover { color: red } }', 'css.selectors.nesting'],
  ['an at-rule', '@scope (a) { b { color: red } }', 'css.at-rules.scope'],
  ['a media feature', '@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
  ['a value', 'a { float: inline-start }', 'css.properties.float.inline-start'],
])('finds %s in a stylesheet', (_, text, feature) => {
  expect(inStyles(text)).toEqual([feature])
})

test('accepts features that the oldest browsers have', () => {
  expect(
    inScript('structuredClone(a.toSorted().at(-1)); new Intl.NumberFormat(`ro`).format(1); a?.b ?? c'),
  ).toEqual([])
  expect(
    inStyles('a:has(b) { width: 1dvh; color: oklch(50% 0 0) } @container (width > 1px) { a { gap: 1px } }'),
  ).toEqual([])
})

test('accepts a newer feature in a stylesheet within @supports, or beside its older name', () => {
  expect(inStyles('@supports (field-sizing: content) { a { field-sizing: content } }')).toEqual([])
  expect(inStyles('a { -webkit-user-select: none; user-select: none }')).toEqual([])
})
