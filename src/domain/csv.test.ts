import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** Returns the text of one cell, without the byte order mark and the line end. */
const cellOf = (value: Parameters<typeof toCsv>[0][number][number]) => toCsv([[value]]).slice(1, -2)

test('a file begins with a byte order mark, has `;` between cells and ends each line with CRLF', () => {
  expect(toCsv([])).toBe('\uFEFF')
  expect(
    toCsv([
      ['Elev', 'Preț'],
      ['Ștefan', 85],
    ]),
  ).toBe('\uFEFFElev;Preț\r\nȘtefan;85,00\r\n')
})

test('writes the value of a cell', () => {
  for (const [value, written] of [
    [1234.5, '1234,50'],
    [0, '0,00'],
    [-12.345, '-12,35'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
    ['', ''],
    // 00:30 of the next day in Romania.
    [new Date('2026-11-19T22:30:00Z'), '2026-11-20'],
    ['Ana; Maria', '"Ana; Maria"'],
    ['Ana "Nana" Pop', '"Ana ""Nana"" Pop"'],
    ['două\nrânduri', '"două\nrânduri"'],
    ['Popescu, Ana', 'Popescu, Ana'],
    ['2-3 ore', '2-3 ore'],
  ] as const)
    expect
      .soft(cellOf(value), `${JSON.stringify(value)} is written as ${JSON.stringify(written)}`)
      .toBe(written)
})

test('writes a formula as text', () => {
  for (const [text, written] of [
    ['=1+1', "'=1+1"],
    ['+40700', "'+40700"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ] as const)
    expect
      .soft(
        cellOf(text),
        `the formula ${JSON.stringify(text)} is written as the text ${JSON.stringify(written)}`,
      )
      .toBe(written)
})
