import { expect, test } from 'vitest'
import { toRuns, widthOf, wrap } from './letters.ts'

test('a text is cut where the font changes, and is ASCII', () => {
  expect(toRuns('Meditații')).toEqual([
    { font: 'Plain', literal: '(Medita)' },
    { font: 'Marked', literal: '(F)' },
    { font: 'Plain', literal: '(ii)' },
  ])
  expect(toRuns('ĂăȘșȚț')).toEqual([{ font: 'Marked', literal: '(ABCDEF)' }])
  // A letter and its mark, sent as two.
  expect(toRuns('s\u0326')).toEqual([{ font: 'Marked', literal: '(D)' }])
  expect(toRuns('ÂâÎî')).toEqual([{ font: 'Plain', literal: String.raw`(\302\342\316\356)` }])
})

test('what ends or escapes a string is escaped, and what no letter stands for is a question mark', () => {
  expect(toRuns('a(b)\\c')).toEqual([{ font: 'Plain', literal: String.raw`(a\(b\)\\c)` }])
  expect(toRuns('ş€é🦄\n\u0007')).toEqual([{ font: 'Plain', literal: '(??????)' }])
})

test('lines break at spaces, within a word that is too long, and after the last that has room', () => {
  expect(wrap('Elena-Cătălina Constantinescu-Brătescu', 10, 120, 4)).toEqual([
    'Elena-Cătălina',
    'Constantinescu-Brătescu',
  ])
  const lines = wrap(`scurt ${'Ș'.repeat(60)}`, 10, 100, 3)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('scurt')
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(100)
  expect(wrap('', 10, 100, 3)).toEqual([''])
})
