import CreditCard from 'lucide-react/icons/credit-card'
import type { Appointment } from '#api/appointments.ts'
import { Deferred } from '#data/Deferred.tsx'
import { whenOf } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { ticketOf } from '#domain/appointment.ts'
import { JoinLink } from '#features/lesson/JoinLink.tsx'
import { LessonTicket, LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import { StateBadge } from '#features/lesson/StateBadge.tsx'
import { accountHomeText } from '#text/accountHome.ts'
import { appointmentsText } from '#text/appointments.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { StudentHome } from './load.ts'
import type { NextAppointment as Next } from './next.ts'
import { StartSection, PartEmpty } from './StartSection.tsx'

const text = accountHomeText.next

/** The ticket of the next appointment, with what the student can do about it now: join or pay. §4 */
export function NextAppointment({ next }: Pick<StudentHome, 'next'>) {
  return (
    <StartSection title={text.heading} all={text.all} to={paths.appointments}>
      <Deferred promise={next} skeleton={<LessonTicketSkeleton />} failed={text.failed}>
        {lesson =>
          lesson ? <Ticket {...lesson} /> : <PartEmpty title={text.empty}>{text.emptyHelp}</PartEmpty>
        }
      </Deferred>
    </StartSection>
  )
}

function Ticket({ appointment, state, progress, now }: Next) {
  const { Teacher } = appointment
  const name = displayName(Teacher ?? {}, true) || text.unnamed
  return (
    <LessonTicket
      lesson={ticketOf(appointment, { party: Teacher, name })}
      now={now}
      progress={progress}
      badges={<StateBadge state={state} viewerRole="student" />}
    >
      <Step appointment={appointment} state={state} name={name} />
    </LessonTicket>
  )
}

type StepProps = Pick<Next, 'state'> & { appointment: Appointment; name: string }

/** The one action that the lesson waits for; none while it waits for the tutor or for its hour. */
function Step({ appointment, state, name }: StepProps) {
  const { Id } = appointment
  const when = whenOf(appointment)
  if (state === 'joinable') return <JoinLink id={Id} name={name} when={when} />
  if (state !== 'unpaid') return null
  return (
    <ButtonLink size="small" icon={<CreditCard aria-hidden="true" />} to={paths.payment([Id])}>
      {appointmentsText.actions.pay}{' '}
      <span className="visuallyHidden">{appointmentsText.actions.of(name, when)}</span>
    </ButtonLink>
  )
}
