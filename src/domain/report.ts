import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { hasPrice } from './appointment.ts'
import { toCsv } from './csv.ts'
import { hoursOf } from './lessonTimes.ts'
import { nameOf } from './people.ts'

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
      hoursOf({ StartDate: row.StartDate }),
      hoursOf({ EndDate: row.EndDate }),
      learnerOf(row),
      hasPrice(row) ? row.Price : null,
      row.Payment?.InvoiceNumber,
      row.PayOutTeacher,
      row.PayOutPlatform,
      row.PayOutTax,
    ]),
  ])
}
