import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Path } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { LoadFailure } from '#data/Deferred.tsx'
import type { Loaded } from '#data/useDeferred.ts'
import { type DueGroup, dueGroups, type Role } from '#domain/appointment.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { useIsOutdated } from '#stores/screen.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { uiText } from '#text/ui.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { Elements } from '#ui/elements.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './AppointmentsPage.module.css'
import { LessonRowSkeleton } from './LessonRow.tsx'
import type { ListPage } from './load.ts'

type SwitchProps = {
  isOldOpen: boolean
  /** Number of active appointments; `undefined` while unknown. */
  active: number | undefined
  /** Number of tutors of past lessons who wait for a score. */
  toRate: number
  onToggle: () => void
}

/** Chooses which of the two lists is open. Both buttons say whether their list is. §2: the old list is collapsible. */
export function ListSwitch({ isOldOpen, active, toRate, onToggle }: SwitchProps) {
  return (
    <div className={styles.switch}>
      <button
        type="button"
        aria-expanded={!isOldOpen}
        aria-controls={isOldOpen ? undefined : listId}
        onClick={() => isOldOpen && onToggle()}
      >
        {text.active.label(active)}
      </button>
      <button
        type="button"
        aria-expanded={isOldOpen}
        aria-controls={isOldOpen ? listId : undefined}
        onClick={onToggle}
      >
        <span>{text.old.heading}</span>
        {toRate > 0 && <span>{` ${text.old.toRate(toRate)}`}</span>}
      </button>
    </div>
  )
}

type ActiveListProps = Pick<ListProps, 'state'> & {
  role: Role
  searchOf: (page: number) => string
  groupOf: (row: Appointment) => DueGroup
  renderRow: (row: Appointment) => ReactNode
}

/** The active appointments, grouped by what they wait for. */
export function ActiveList({ role, searchOf, groupOf, renderRow, state }: ActiveListProps) {
  const id = useId()
  return (
    <section id={listId} className={styles.part} aria-label={text.active.heading}>
      <AppointmentList
        state={state}
        title={text.active.heading}
        failed={text.active.failed}
        empty={<NoAppointments role={role} />}
        hrefOf={page => ({ search: searchOf(page) })}
      >
        {rows =>
          dueGroups.map(group => {
            const shown = rows.filter(row => groupOf(row) === group)
            return (
              shown.length > 0 && (
                <section
                  key={group}
                  className={styles.group}
                  data-group={group}
                  aria-labelledby={`${id}-${group}`}
                >
                  <Cluster
                    as="header"
                    gap={3}
                    align="baseline"
                    justify="between"
                    className={group === 'join' ? 'visuallyHidden' : undefined}
                  >
                    <Text id={`${id}-${group}`} as="h2" size={4}>
                      {text.due[group]}
                    </Text>
                    <Text tone="soft" size={2}>
                      {counted(shown.length, text.lessons)}
                    </Text>
                  </Cluster>
                  <ul className={styles.groupRows}>
                    {shown.map(row => (
                      <li key={row.Id}>{renderRow(row)}</li>
                    ))}
                  </ul>
                </section>
              )
            )
          })
        }
      </AppointmentList>
    </section>
  )
}

function NoAppointments({ role }: { role: Role }) {
  return (
    <EmptyState
      icon={<CalendarX2 />}
      title={text.empty}
      action={
        <ButtonLink to={role === 'tutor' ? paths.availability : paths.tutors}>
          {text.emptyWayOn[role]}
        </ButtonLink>
      }
    >
      {text.emptyHelp[role]}
    </EmptyState>
  )
}

type OldListProps = Pick<ListProps, 'state'> & {
  searchOf: (page: number) => string
  renderRow: (row: Appointment) => ReactNode
}

const listId = 'lista'

/** Id of the old list's heading, and the hash of its pager's links, which scrolls there. */
const headingId = 'anterioare'

/** The past appointments. §2 Appointments */
export function OldList({ searchOf, renderRow, state }: OldListProps) {
  useFocusOnPageChange(state.value?.pager.currentPage ?? null)
  return (
    <section id={listId} className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="visuallyHidden">
        {text.old.heading}
      </h2>
      <AppointmentList
        state={state}
        title={text.old.heading}
        failed={text.old.failed}
        empty={<Text tone="soft">{text.empty}</Text>}
        hrefOf={page => ({ search: searchOf(page), hash: headingId })}
      >
        {rows => (
          <Stack as="ul" gap={3} aria-label={text.old.heading}>
            {rows.map(row => (
              <li key={row.Id}>{renderRow(row)}</li>
            ))}
          </Stack>
        )}
      </AppointmentList>
    </section>
  )
}

/** Moves the focus to the list's heading after a page change; the hash of the address scrolls there. `page` is `null` until it has loaded. */
function useFocusOnPageChange(page: number | null) {
  const shown = useRef(page)

  useEffect(() => {
    const hasPageChanged = shown.current !== null && page !== null && shown.current !== page
    shown.current = page
    if (hasPageChanged) document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [page])
}

type ListProps = {
  /** Its value is `null` while the list is closed. */
  state: Loaded<ListPage | null>
  title: string
  failed: string
  empty: Elements
  hrefOf: (page: number) => Partial<Path>
  children: (rows: readonly Appointment[]) => ReactNode
}

function AppointmentList({ state, title, failed, empty, hrefOf, children }: ListProps) {
  const { status, value: shown, error } = state
  const hasFailed = status === 'failed'
  const isOutdated = useIsOutdated()
  return (
    <>
      {hasFailed && <LoadFailure failed={failed} error={error} isStale={Boolean(shown)} />}
      {!shown && !hasFailed && <AppointmentsSkeleton />}
      {shown?.rows.length === 0 && empty}
      {shown && shown.rows.length > 0 && (
        <Stack gap={5} className={styles.rows} data-outdated={isOutdated || undefined}>
          {children(shown.rows)}
        </Stack>
      )}
      {shown && <Pager pager={shown.pager} hrefOf={hrefOf} aria-label={`${uiText.pages}: ${title}`} />}
    </>
  )
}

export function AppointmentsFrame() {
  return (
    <Stack className={styles.page}>
      <ScreenHeaderSkeleton />
      <AppointmentsSkeleton />
    </Stack>
  )
}

function AppointmentsSkeleton() {
  return (
    <div className={styles.groupRows} role="status" aria-label={text.loading} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <LessonRowSkeleton key={index} />
      ))}
    </div>
  )
}
