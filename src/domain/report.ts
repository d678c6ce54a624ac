import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { isoDay } from './dates.ts'
import { hoursOf } from './lessonTimes.ts'
import { sumOfPrices } from './appointment.ts'
import { nameOf } from './people.ts'

/** Returns the student's full name, because only a logged-in tutor has a report. §6 */
export function learnerOf({ Learner }: Pick<ReportRow, 'Learner'>): string {
  return nameOf(Learner)
}

/** Returns the amount of a lesson in RON, negative for a refund; `null` when missing or 0 (unspecified). §5 */
export function amountOf({ Price }: Pick<ReportRow, 'Price'>): number | null {
  return Price || null
}

/** Returns the sum of the amounts in RON. */
export function sumOf(rows: readonly Pick<ReportRow, 'Price'>[]): number {
  return sumOfPrices(rows.map(row => amountOf(row) ?? 0))
}

/**
 * Returns the whole report as a CSV file. A lesson that moved to another page between two requests occurs
 * twice in the rows, but only once in the file.
 */
export function reportCsv(rows: readonly ReportRow[]): string {
  const { columns, csv } = reportText
  const lessons = new Map(rows.map(row => [row.AppoitmentId, row]))
  return toCsv([
    [
      csv.columns.day,
      csv.columns.start,
      csv.columns.end,
      columns.learner,
      csv.columns.price,
      columns.invoice,
      columns.tutor,
      columns.platform,
      columns.tax,
    ],
    ...Array.from(lessons.values(), row => [
      row.StartDate,
      hoursOf({ StartDate: row.StartDate }),
      hoursOf({ EndDate: row.EndDate }),
      learnerOf(row),
      amountOf(row),
      row.Payment?.InvoiceNumber,
      row.PayOutTeacher,
      row.PayOutPlatform,
      row.PayOutTax,
    ]),
  ])
}

/** The value of a cell. Of a date only the Romanian day is written. */
export type Cell = string | number | Date | null | undefined

const decimal = new Intl.NumberFormat('ro-RO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

const byteOrderMark = '\uFEFF'

/**
 * Returns a table as a CSV file for spreadsheets with Romanian settings: UTF-8 with a byte order mark, `;`
 * between cells (numbers contain a comma), lines ended by CRLF, numbers as `1234,50`, days as `2026-11-20`.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? decimal.format(value) : ''
  return typeof value === 'string' ? quote(escapeFormula(value)) : isoDay(value)
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. OWASP: CSV Injection */
function escapeFormula(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
}

function quote(text: string): string {
  return /[;"\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
