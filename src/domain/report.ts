import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { toCsv } from './csv.ts'
import { hoursOf } from './lessonTimes.ts'
import { sumOfPrices } from './money.ts'
import { nameOf } from './people.ts'

/** The learner's full name: who has a report is logged in. §6 */
export function learnerOf({ Learner }: Pick<ReportRow, 'Learner'>): string {
  return nameOf(Learner)
}

/** What a lesson brought, in RON; below 0 it was paid back. `null`: 0 is none. §5 */
export function amountOf({ Price }: Pick<ReportRow, 'Price'>): number | null {
  return Price || null
}

/** Sum of the amounts in RON. */
export function sumOf(rows: readonly Pick<ReportRow, 'Price'>[]): number {
  return sumOfPrices(rows.map(row => amountOf(row) ?? 0))
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
      amountOf(row),
      row.Payment?.InvoiceNumber,
      row.PayOutTeacher,
      row.PayOutPlatform,
      row.PayOutTax,
    ]),
  ])
}
