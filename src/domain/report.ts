import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { isoDay } from './dates.ts'
import { hoursOf } from './lessonTimes.ts'
import { sumOfPrices } from './appointment.ts'
import { nameOf } from './people.ts'

/** Returns the amount of a lesson in RON, negative for a refund; `null` when missing or 0 (unspecified). §5 */
export function amountOf({ Price }: Pick<ReportRow, 'Price'>): number | null {
  return Price || null
}

export function sumOf(rows: readonly Pick<ReportRow, 'Price'>[]): number {
  return sumOfPrices(rows.map(row => amountOf(row) ?? 0))
}

/** Returns the report as a CSV file. A lesson that moved to another page between two requests is listed once. */
export function reportCsv(rows: readonly ReportRow[]): string {
  const { columns, csv } = reportText
  const lessons = new Map(rows.map(row => [row.AppoitmentId, row]))
  const table: [name: string, cell: (row: ReportRow) => Cell][] = [
    [csv.columns.day, row => row.StartDate],
    [csv.columns.start, row => hoursOf({ StartDate: row.StartDate })],
    [csv.columns.end, row => hoursOf({ EndDate: row.EndDate })],
    [columns.learner, row => nameOf(row.Learner)],
    [csv.columns.price, amountOf],
    [columns.invoice, row => row.Payment?.InvoiceNumber],
    [columns.tutor, row => row.PayOutTeacher],
    [columns.platform, row => row.PayOutPlatform],
    [columns.tax, row => row.PayOutTax],
  ]
  return toCsv([
    table.map(([name]) => name),
    ...Array.from(lessons.values(), row => table.map(([, cellOf]) => cellOf(row))),
  ])
}

/** The value of a cell. A date is written as its Romanian day. */
export type Cell = string | number | Date | null | undefined

const decimal = new Intl.NumberFormat('ro-RO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

const byteOrderMark = '\uFEFF'

/** Returns a table as a CSV file for spreadsheets with Romanian settings, where `;` separates cells. */
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
