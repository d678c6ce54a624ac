import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { toCsv } from './csv.ts'
import { nameOf } from './people.ts'

const romania = 'Europe/Bucharest'
const clock = new Intl.DateTimeFormat('ro-RO', { timeZone: romania, hour: '2-digit', minute: '2-digit' })
const short = new Intl.DateTimeFormat('ro-RO', {
  timeZone: romania,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The Romanian day of a moment as a table has room for it: `20.11.2026`. */
export function shortDay(moment: Date): string {
  return short.format(moment)
}

/** The hours of a lesson in Romanian time, as far as they are known: `09:00–10:00`. */
export function hoursOfRow({ StartDate, EndDate }: Pick<ReportRow, 'StartDate' | 'EndDate'>): string {
  return [StartDate, EndDate].flatMap(moment => (moment ? clock.format(moment) : [])).join('–')
}

/** The learner's full name: who has a report is logged in. §6 */
export function learnerOf({ Learner }: Pick<ReportRow, 'Learner'>): string {
  return nameOf(Learner)
}

/** Sum of the prices in RON; a lesson without one adds nothing. */
export function sumOf(rows: readonly Pick<ReportRow, 'Price'>[]): number {
  return rows.reduce((sum, { Price }) => sum + (Price ?? 0), 0)
}

/** The whole report as a file for spreadsheets. A lesson that moved to another page while it was read is in it once. */
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
      columns.teacher,
      columns.platform,
      columns.tax,
    ],
    ...Array.from(lessons.values(), row => [
      row.StartDate,
      row.StartDate && clock.format(row.StartDate),
      row.EndDate && clock.format(row.EndDate),
      learnerOf(row),
      row.Price,
      row.Payment?.InvoiceNumber,
      row.PayOutTeacher,
      row.PayOutPlatform,
      row.PayOutTax,
    ]),
  ])
}
