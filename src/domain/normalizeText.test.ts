import { expect, test } from 'vitest'
import { normalizeText } from './normalizeText.ts'

test('texts are equal whatever their white space, and whether their HTML entities are decoded', () => {
  for (const [sent, read] of [
    [' Bună\r\nziua ', 'Bună ziua'],
    ['folosește &lt;b&gt; &amp; &nbsp; aici', 'folosește <b> & \u00A0 aici'],
    ['Tom & Ana', 'Tom &amp; Ana'],
    ['\u200B', ''],
    [null, undefined],
  ] as const)
    expect.soft(normalizeText(sent), JSON.stringify(sent)).toBe(normalizeText(read))
  expect(normalizeText('Tom')).not.toBe(normalizeText('Ana'))
})
