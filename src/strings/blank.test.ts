import { expect, test } from 'vitest'
import { isBlank, trimText } from './blank.ts'

test('a text of invisible characters only is blank', () => {
  for (const text of [
    undefined,
    null,
    '',
    ' \t\r\n',
    '\u00A0\u2003\u3000',
    '\u200B',
    '\u200C\u200D\u200E\u200F',
    '\u2060\u2061\u2064',
    '\uFEFF',
    '\u00AD',
    '\u034F\u061C\u180E',
    '\u115F\u1160',
    '\u3164',
    '\uFFA0',
    '\u2800',
    '\uFE0F',
    '\u202A\u202E\u2066\u2069',
    '\u{E0001}\u{E0020}',
    '\0\x07',
    ' \u200B \u3164 ',
  ])
    expect.soft(isBlank(text), JSON.stringify(text)).toBe(true)
})

test('a text with any visible character is not blank', () => {
  for (const text of ['a', '0', '.', '-', '\u200Ba\u200B', '😀', '❤️', '👩‍🏫', 'ש', '\u0301', '�'])
    expect.soft(isBlank(text), JSON.stringify(text)).toBe(false)
})

test('a text loses the white space at its ends, and no part of an emoji', () => {
  expect(trimText(' Ana Pop\n')).toBe('Ana Pop')
  expect(trimText(' ❤️')).toBe('❤️')
  expect(trimText(' \u200B')).toBe('')
  expect(trimText(null)).toBe('')
})
