import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toParts } from './links.ts'

const hrefs = (text: string) => toParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

test('an address is separated from the text around it', () => {
  expect(toParts('Vedeți https://example.com/a?b=1, apoi scrieți-mi.')).toEqual([
    { text: 'Vedeți ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', apoi scrieți-mi.' },
  ])
})

test('links lead to the addresses in a text', () => {
  for (const [text, href] of [
    ['www.example.com', 'https://www.example.com'],
    ['HTTP://EXAMPLE.COM/X', 'HTTP://EXAMPLE.COM/X'],
    ['(https://example.com/a)', 'https://example.com/a'],
    [
      'https://ro.wikipedia.org/wiki/Limit%C4%83_(matematic%C4%83).',
      'https://ro.wikipedia.org/wiki/Limit%C4%83_(matematic%C4%83)',
    ],
    ['Clar?https://example.com!', 'https://example.com'],
  ] as const)
    expect.soft(hrefs(text), text).toEqual([href])
})

test('text that only looks like an address is not a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:ana@example.com',
    'https://',
    'http://localhost',
    'www.',
    '<b>gros</b>',
  ])
    expect.soft(hrefs(text), text).toEqual([])
})

test('the parts of any text add up to the text, and every link is http or https', () => {
  const word = fc.constantFrom(
    'https://a.ro/x',
    'www.b.ro',
    '(',
    ').',
    ' ',
    '<script>',
    '\n',
    'ș',
    '👩‍🏫',
    'http://',
  )
  fc.assert(
    fc.property(
      fc.array(word).map(words => words.join('')),
      text => {
        const parts = toParts(text)
        expect(parts.map(part => part.text).join('')).toBe(text)
        for (const href of hrefs(text)) expect(new URL(href).protocol).toMatch(/^https?:$/)
      },
    ),
  )
})
