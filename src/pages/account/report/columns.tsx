import type { ReportRow } from '#api/report.ts'
import { shortDay } from '#domain/dates.ts'
import { hoursOf } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { amountOf, learnerOf, sumOf } from '#domain/report.ts'
import { reportText } from '#text/report.ts'
import { EmptyCell } from '#ui/Table/EmptyCell.tsx'
import type { Column } from '#ui/Table/Table.tsx'
import styles from './ReportPage.module.css'

const { columns: names, noneSpoken } = reportText

/** Columns of the report: the lesson, its student, price and invoice, and when its shares were paid out. §2, §3 */
export const columns: readonly Column<ReportRow>[] = [
  { name: names.lesson, cell: row => <Lesson row={row} /> },
  { name: names.learner, cell: row => <bdi className={styles.learner}>{learnerOf(row)}</bdi> },
  {
    name: names.price,
    kind: 'amount',
    cell: row => <Amount row={row} />,
  },
  {
    name: names.invoice,
    cell: ({ Payment }) => <InvoiceNumber number={Payment?.InvoiceNumber} />,
  },
  { name: names.teacher, cell: ({ PayOutTeacher }) => <PaidOut on={PayOutTeacher} /> },
  { name: names.platform, cell: ({ PayOutPlatform }) => <PaidOut on={PayOutPlatform} /> },
  { name: names.tax, cell: ({ PayOutTax }) => <PaidOut on={PayOutTax} /> },
]

/** Returns the columns with the sums of these rows in their feet. */
export function withSums(rows: readonly ReportRow[], label: string): readonly Column<ReportRow>[] {
  const feet: Record<string, string> = { [names.lesson]: label, [names.price]: lei(sumOf(rows)) }
  return columns.map(column => ({ ...column, foot: feet[column.name] ?? '' }))
}

function Lesson({ row }: { row: ReportRow }) {
  if (!row.StartDate) return <EmptyCell spoken={noneSpoken.lesson} />
  return (
    <time dateTime={row.StartDate.toISOString()} className={styles.lesson}>
      <span>{shortDay(row.StartDate)}</span> <span className={styles.hours}>{hoursOf(row)}</span>
    </time>
  )
}

function Amount({ row }: { row: ReportRow }) {
  const amount = amountOf(row)
  return amount === null ? <EmptyCell spoken={noneSpoken.price} /> : lei(amount)
}

function InvoiceNumber({ number }: { number: string | undefined }) {
  if (!number?.trim()) return <EmptyCell spoken={noneSpoken.invoice} />
  return <span className={styles.invoice}>{number}</span>
}

function PaidOut({ on }: { on: Date | null | undefined }) {
  if (!on) return <EmptyCell spoken={noneSpoken.payOut} />
  return (
    <time dateTime={on.toISOString()} className={styles.day}>
      {shortDay(on)}
    </time>
  )
}
