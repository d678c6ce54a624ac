import FileText from 'lucide-react/icons/file-text'
import { useId } from 'react'
import { zoneNote } from '#domain/lessonTimes.ts'
import { counted } from '#domain/numbers.ts'
import type { Pager as PagerState } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { reportText } from '#text/report.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Table, TableSkeleton } from '#ui/Table/Table.tsx'
import { Deferred } from '#data/Deferred.tsx'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { usePromise } from '#data/usePromise.ts'
import { Actions } from './Actions.tsx'
import { columns, withSums } from './columns.tsx'
import type { ReportData, ReportPart } from './load.ts'
import styles from './ReportPage.module.css'

const text = reportText.lessons

/** The lessons of one page with their payout dates. The old page stays until the next has loaded. §2, §3 */
export function Lessons({ report }: Pick<ReportData, 'report'>) {
  const id = useId()
  const { value: part } = useStaleWhileRefetching(report)
  const isPending = usePromise(report).status === 'pending'
  const isEmpty = part?.rows.length === 0
  return (
    <section className={styles.lessons} aria-labelledby={id}>
      <div className={styles.header}>
        <div className={styles.heading}>
          <h2 id={id} className={styles.sectionTitle}>
            {text.heading}
          </h2>
          {part && !isEmpty && (
            <p className={styles.soft}>
              {countText(part.pager)} {needsZone(part) && text.romanianTime}
            </p>
          )}
          {isPending && !part && <Skeleton width="12rem" />}
        </div>
        {!isEmpty && <Actions />}
      </div>
      <Deferred promise={report} skeleton={<TableSkeleton columns={columns} />} failed={text.failed}>
        {shown =>
          shown.rows.length === 0 ? <Empty /> : <Rows part={shown} labelledBy={id} isPending={isPending} />
        }
      </Deferred>
    </section>
  )
}

type RowsProps = { part: ReportPart; labelledBy: string; isPending: boolean }

function Rows({ part: { rows, pager }, labelledBy, isPending }: RowsProps) {
  return (
    <>
      <Table
        aria-labelledby={labelledBy}
        aria-busy={isPending}
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
      icon={<FileText aria-hidden="true" />}
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

/** Returns whether Romanian time differs from the browser's in one of the rows, so that it must be named. */
function needsZone({ rows }: ReportPart): boolean {
  return rows.some(({ StartDate }) => StartDate && zoneNote(StartDate))
}

/** Returns the number of lessons and, if there are several pages, which one this is; it is also printed. */
function countText({ totalItems, currentPage, totalPages }: PagerState): string {
  const lessons = counted(totalItems, text.count)
  return `${lessons}${totalPages > 1 ? `, ${text.page(currentPage, totalPages)}` : ''}.`
}
