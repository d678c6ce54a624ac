import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { To } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { LoadFailure } from '#data/Deferred.tsx'
import type { Loaded } from '#data/useDeferred.ts'
import type { Role } from '#domain/appointment.ts'
import { paths } from '#domain/paths.ts'
import { LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import { useIsOutdated } from '#stores/screen.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { uiText } from '#text/ui.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { Elements } from '#ui/elements.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { classes } from '#ui/classes.ts'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './AppointmentsPage.module.css'
import type { ListPage } from './load.ts'

type ActiveListProps = Pick<ListProps, 'state' | 'renderRow'> & {
  role: Role
  searchOf: (page: number) => string
  children: Elements
}

const activeId = 'active'

export function ActiveList({ role, searchOf, children, ...list }: ActiveListProps) {
  return (
    <section className={styles.part} aria-labelledby={activeId}>
      <Text id={activeId} as="h2" size={4}>
        {text.active.heading}
      </Text>
      <AppointmentList
        {...list}
        title={text.active.heading}
        failed={text.active.failed}
        empty={<NoAppointments role={role} />}
        hrefOf={page => paths.appointments + searchOf(page)}
      />
      {children}
    </section>
  )
}

function NoAppointments({ role }: { role: Role }) {
  return (
    <EmptyState
      headingLevel={3}
      icon={<CalendarX2 />}
      title={text.empty}
      action={
        <ButtonLink to={role === 'tutor' ? paths.profile : paths.tutors}>{text.emptyWayOn[role]}</ButtonLink>
      }
    >
      {text.emptyHelp[role]}
    </EmptyState>
  )
}

type OldListProps = Pick<ListProps, 'state' | 'renderRow'> & {
  isOpen: boolean
  onToggle: () => void
  /** The page shown; `null` while the list is closed or has not loaded. */
  page: number | null
  searchOf: (page: number) => string
}

/** Id of the list's heading, and the hash of its pager's links, which scrolls there. */
const headingId = 'anterioare'
const contentId = 'lista-anterioare'

/** The collapsible list of past appointments, loaded only when it is open. §2 Appointments */
export function OldList({ isOpen, onToggle, page, searchOf, ...list }: OldListProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnPageChange(page, button)
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <Text id={headingId} as="h2" size={4}>
        <button
          ref={button}
          type="button"
          className={classes('touchTarget', styles.disclosure)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          {text.old.heading}
          <ChevronDown />
        </button>
      </Text>
      {isOpen && (
        <div id={contentId} className={styles.part}>
          <AppointmentList
            {...list}
            title={text.old.heading}
            failed={text.old.failed}
            empty={<Text tone="soft">{text.empty}</Text>}
            hrefOf={number => `${paths.appointments}${searchOf(number)}#${headingId}`}
          />
        </div>
      )}
    </section>
  )
}

/** Moves the focus to the list's heading after a page change; the hash of the address scrolls there. */
function useFocusOnPageChange(page: number | null, button: RefObject<HTMLElement | null>) {
  const shown = useRef(page)

  useEffect(() => {
    const hasPageChanged = shown.current !== null && page !== null && shown.current !== page
    shown.current = page
    if (hasPageChanged) button.current?.focus({ preventScroll: true })
  }, [page, button])
}

type ListProps = {
  /** Its value is `null` while the list is closed. */
  state: Loaded<ListPage | null>
  title: string
  failed: string
  empty: Elements
  hrefOf: (page: number) => To
  renderRow: (row: Appointment) => ReactNode
}

function AppointmentList({ state, title, failed, empty, hrefOf, renderRow }: ListProps) {
  const { status, value: shown, error } = state
  const hasFailed = status === 'failed'
  const isOutdated = useIsOutdated()
  return (
    <>
      {hasFailed && (
        <LoadFailure failed={failed} error={error} isStale={Boolean(shown)} stale={text.refreshFailed} />
      )}
      {!shown && !hasFailed && <AppointmentsSkeleton />}
      {shown?.rows.length === 0 && empty}
      {shown && shown.rows.length > 0 && (
        <Stack
          as="ul"
          gap={3}
          className={styles.rows}
          aria-label={title}
          data-outdated={isOutdated || undefined}
        >
          {shown.rows.map(row => (
            <li key={row.Id}>{renderRow(row)}</li>
          ))}
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
    <Stack gap={3} role="status" aria-label={text.loading} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <LessonTicketSkeleton key={index} />
      ))}
    </Stack>
  )
}
