import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import type { Role } from '#domain/appointment.ts'
import { paths } from '#domain/paths.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

/** The empty state of the active list: links a student to the tutors, and a tutor to their own free hours. */
export function NoAppointments({ kind }: { kind: Role }) {
  return (
    <EmptyState
      headingLevel={3}
      icon={<CalendarX2 aria-hidden="true" />}
      title={text.empty}
      action={
        <ButtonLink to={kind === 'tutor' ? paths.profile : paths.tutors}>
          {text.emptyWayOn[kind]}
        </ButtonLink>
      }
    >
      {text.emptyHelp[kind]}
    </EmptyState>
  )
}
