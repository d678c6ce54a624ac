import FileText from 'lucide-react/icons/file-text'
import { useId } from 'react'
import type { ReportRow } from '#api/report.ts'
import { longDay } from '#domain/dates.ts'
import { hoursOf, zoneNote } from '#domain/lessonTimes.ts'
import { counted, lei } from '#domain/numbers.ts'
import type { Pager as PagerState } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { nameOf } from '#domain/people.ts'
import { amountOf, sumOf } from '#domain/report.ts'
import { reportText } from '#text/report.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { type Column, Table, TableSkeleton } from '#ui/Table/Table.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { Deferred } from '#data/Deferred.tsx'
import { useDeferred } from '#data/useDeferred.ts'
import { useIsListPending } from '#data/useIsListPending.ts'
import { useIsOutdated } from '#stores/screen.ts'
import { Actions } from './Actions.tsx'
import type { ReportData, ReportPart } from './load.ts'
import styles from './ReportPage.module.css'

const text = reportText.lessons

/** The lessons of one page with their payout dates. The old page stays until the next has loaded. §2, §3 */
export function Lessons({ report }: Pick<ReportData, 'report'>) {
  const id = useId()
  const { status, value: part } = useDeferred(report)
  const isListPending = useIsListPending()
  const isPending = status === 'pending' || isListPending
  const isOutdated = useIsOutdated()
  const isEmpty = part?.rows.length === 0
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Cluster gap={4} rowGap={3} align="end" justify="between">
        <Stack gap={2} className={styles.heading}>
          <Text id={id} as="h2" size={4}>
            {text.heading}
          </Text>
          {part && !isEmpty && (
            <Text tone="soft">
              {[
                countText(part.pager),
                needsZone(part) && text.romanianTime,
                isUnpaid(part) && text.notPaidOut,
              ]
                .filter(Boolean)
                .join(' ')}
            </Text>
          )}
          {isPending && !part && <Skeleton width="12rem" />}
        </Stack>
        {!isEmpty && <Actions />}
      </Cluster>
      <Deferred promise={report} skeleton={<TableSkeleton columns={columns} />} failed={text.failed}>
        {shown =>
          shown.rows.length === 0 ? (
            <Empty />
          ) : (
            <Rows part={shown} labelledBy={id} isPending={isPending} isOutdated={isOutdated} />
          )
        }
      </Deferred>
    </Stack>
  )
}

type RowsProps = { part: ReportPart; labelledBy: string; isPending: boolean; isOutdated: boolean }

function Rows({ part: { rows, pager }, labelledBy, isPending, isOutdated }: RowsProps) {
  return (
    <>
      <Table
        aria-labelledby={labelledBy}
        aria-busy={isPending}
        data-outdated={isOutdated || undefined}
        columns={withSums(rows, pager.totalPages > 1 ? text.pageTotal : text.total)}
        rows={rows}
        keyOf={({ AppoitmentId }) => AppoitmentId}
      />
      <Pager
        pager={pager}
        hrefOf={page => ({ search: page > 1 ? `?page=${page}` : '' })}
        className={styles.pager}
      />
    </>
  )
}

function Empty() {
  return (
    <EmptyState
      title={text.empty}
      headingLevel={3}
      icon={<FileText />}
      action={
        <ButtonLink variant="secondary" to={paths.appointments}>
          {text.toAppointments}
        </ButtonLink>
      }
    >
      {text.emptyHelp}
    </EmptyState>
  )
}

/**
 * Returns whether Romanian time differs from the browser's in one of the rows, so that the table must name the zone.
 */
function needsZone({ rows }: ReportPart): boolean {
  return rows.some(({ StartDate }) => StartDate && zoneNote(StartDate))
}

/** Returns whether the tutor was paid for no row, so that the table has no column of these days. */
function isUnpaid({ rows }: ReportPart): boolean {
  return rows.every(({ PayOutTeacher }) => !PayOutTeacher)
}

/** Returns the number of lessons and, if there are several pages, the number of this page; it is also printed. */
function countText({ totalItems, currentPage, totalPages }: PagerState): string {
  const lessons = counted(totalItems, text.count)
  return `${lessons}${totalPages > 1 ? `, ${text.page(currentPage, totalPages)}` : ''}.`
}

const { columns: names, noneSpoken } = reportText

/** Columns of the report: the lesson, its student, price and invoice, and when its shares were paid out. §2, §3 */
export const columns: readonly Column<ReportRow>[] = [
  { name: names.lesson, cell: whenOf, none: noneSpoken.lesson },
  { name: names.learner, cell: row => <bdi className={styles.learner}>{nameOf(row.Learner)}</bdi> },
  { name: names.price, kind: 'amount', cell: amountText, none: noneSpoken.price },
  { name: names.invoice, cell: invoiceOf, none: noneSpoken.invoice },
  { name: names.tutor, cell: row => dayOf(row.PayOutTeacher), none: noneSpoken.payOut },
  { name: names.platform, cell: row => dayOf(row.PayOutPlatform), none: noneSpoken.payOut },
  { name: names.tax, cell: row => dayOf(row.PayOutTax), none: noneSpoken.payOut },
]

function withSums(rows: readonly ReportRow[], label: string): readonly Column<ReportRow>[] {
  const feet: Record<string, string> = { [names.lesson]: label, [names.price]: lei(sumOf(rows)) }
  return columns.map(column => ({ ...column, foot: feet[column.name] ?? '' }))
}

function whenOf(row: ReportRow) {
  if (!row.StartDate) return null
  return (
    <time dateTime={row.StartDate.toISOString()} className={styles.lesson}>
      <span>{longDay(row.StartDate)}</span> <span className={styles.hours}>{hoursOf(row)}</span>
    </time>
  )
}

function amountText(row: ReportRow) {
  const amount = amountOf(row)
  return amount === null ? null : lei(amount)
}

function invoiceOf({ Payment }: ReportRow) {
  const number = Payment?.InvoiceNumber
  return number && <span className={styles.invoice}>{number}</span>
}

function dayOf(on: Date | null | undefined) {
  if (!on) return null
  return (
    <time dateTime={on.toISOString()} className={styles.paidOn}>
      {longDay(on)}
    </time>
  )
}
