import { isoDay } from './dates.ts'

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
