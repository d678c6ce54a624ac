import { isoDay } from './dates.ts'

/** A text, an amount, a moment whose Romanian day is meant, or nothing. */
export type Cell = string | number | Date | null | undefined

const decimal = new Intl.NumberFormat('ro-RO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

const byteOrderMark = '\uFEFF'

/**
 * A table as spreadsheets in Romania open it: UTF-8 that says so, `;` between cells (the comma is in the numbers), lines
 * ended by CRLF, numbers as `1234,50`, days as `2026-11-20`.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map(row => `${row.map(cell).join(';')}\r\n`).join('')
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? decimal.format(value) : ''
  return typeof value === 'string' ? quote(harmless(value)) : isoDay(value)
}

/** What a spreadsheet would run as a formula begins with an apostrophe instead. OWASP: CSV Injection */
function harmless(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
}

function quote(text: string): string {
  return /[;"\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
