import type { ReportRow } from '#api/report.ts'
import { reportText } from '#text/report.ts'
import { toCsv } from './csv.ts'
import { hoursOf } from './lessonTimes.ts'
import { sumOfPrices } from './money.ts'
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
