import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { amountOf, reportCsv, sumOf, toCsv } from './report.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`)

test('a refund is a negative amount in the sum and in the file', () => {
  const rows = [85, -50, 0, null].map((Price, index) => ({ AppoitmentId: index, Price }))
  expect(rows.map(amountOf)).toEqual([85, -50, null, null])
  expect(sumOf(rows)).toBe(35)
  const prices = reportCsv(rows)
    .split('\r\n')
    .map(line => line.split(';')[4])
  expect(prices).toEqual(['Preț (RON)', '85,00', '-50,00', '', '', undefined])
})

test('the file has one line per lesson, with empty cells for missing values', () => {
  const lesson = {
    AppoitmentId: 7,
    StartDate: at('09:00'),
    EndDate: at('10:00'),
    Price: 85,
    Learner: { FirstName: 'Ana', LastName: '=Pop' },
    Payment: {
      InvoiceNumber: 'MED-2026-000001',
      ProductName: undefined,
      PaymentCode: undefined,
    },
    PayOutTeacher: at('12:00'),
    PayOutPlatform: undefined,
    PayOutTax: undefined,
  }
  const bare = { AppoitmentId: 8, Price: 0, Learner: { FirstName: '-1', LastName: undefined } }
  expect(reportCsv([lesson, lesson, bare]).split('\r\n')).toEqual([
    '\uFEFFData;De la;Până la;Elev;Preț (RON);Factură;Plătit dvs. pe;Plătit platformei pe;Taxe plătite pe',
    '2026-11-20;09:00;10:00;Ana =Pop;85,00;MED-2026-000001;2026-11-20;;',
    ";;;'-1;;;;;",
    '',
  ])
})

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
  expectRows(cellOf, [
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
  ])
})

test('writes a formula as text', () => {
  expectRows(cellOf, [
    ['=1+1', "'=1+1"],
    ['+40700', "'+40700"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ])
})
