import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { LoadFailure } from '#data/Deferred.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { uiText } from '#text/ui.ts'
import { Pager } from '#ui/Pager/Pager.tsx'
import styles from './AppointmentsPage.module.css'
import { AppointmentsSkeleton } from './skeletons.tsx'
import type { ShownState } from './useListPage.ts'

type Props = {
  state: ShownState
  title: string
  /** Title of the alert when the list could not be loaded at all. */
  failed: string
  empty: ReactNode
  hrefOf: (page: number) => To
  renderRow: (row: Appointment) => ReactNode
}

/** One list in any of its states (skeleton, failed, empty, loaded), with its own pager. */
export function AppointmentList({
  state: { shown, error, hasFailed },
  title,
  failed,
  empty,
  ...rest
}: Props) {
  const { hrefOf, renderRow } = rest
  return (
    <>
      {hasFailed && (
        <LoadFailure failed={failed} error={error} isStale={shown !== undefined} stale={text.refreshFailed} />
      )}
      {!shown && !hasFailed && <AppointmentsSkeleton label={text.loading} />}
      {shown?.rows.length === 0 && empty}
      {shown && shown.rows.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {shown.rows.map(row => (
            <li key={row.Id}>{renderRow(row)}</li>
          ))}
        </ul>
      )}
      {shown && <Pager pager={shown.pager} hrefOf={hrefOf} aria-label={`${uiText.pages}: ${title}`} />}
    </>
  )
}
