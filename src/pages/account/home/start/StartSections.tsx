import ArrowRight from 'lucide-react/icons/arrow-right'
import CreditCard from 'lucide-react/icons/credit-card'
import Star from 'lucide-react/icons/star'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import type { Partner } from '#api/messages.ts'
import { Deferred } from '#data/Deferred.tsx'
import { keepKnown } from '#data/known.ts'
import { useDeferred } from '#data/useDeferred.ts'
import { progressOf, ticketOf } from '#domain/appointment.ts'
import { isoDay, recentDay } from '#domain/dates.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { paths } from '#domain/paths.ts'
import { displayName, knownAs } from '#domain/people.ts'
import { JoinLink } from '#features/lesson/JoinLink.tsx'
import { LessonTicket, LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import { StateBadge } from '#features/lesson/StateBadge.tsx'
import { openModal, ratingForm } from '#stores/modal.ts'
import { useOwnActions } from '#stores/ownActions.ts'
import { useFormAsked } from '#submit/formAsked.ts'
import { accountHomeText as text } from '#text/accountHome.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import type { NextAppointment as Next, StudentHome } from './load.ts'
import styles from './StartPage.module.css'

/** The ticket of the next appointment, with what the student can do about it now: join or pay. §4 */
export function NextAppointment({ next }: Pick<StudentHome, 'next'>) {
  return (
    <StartSection title={text.next.heading} all={text.next.all} to={paths.appointments}>
      <Deferred promise={next} skeleton={<LessonTicketSkeleton />} failed={text.next.failed}>
        {lesson =>
          lesson ? (
            // A new state mounts a new ticket. The focused action may have unmounted, so the focus moves to the
            // heading.
            <Ticket key={`${lesson.appointment.Id} ${lesson.state}`} {...lesson} />
          ) : (
            <PartEmpty title={text.next.empty}>{text.next.emptyHelp}</PartEmpty>
          )
        }
      </Deferred>
    </StartSection>
  )
}

function Ticket({ appointment, state, progress, now }: Next) {
  const { Teacher } = appointment
  const name = displayName(Teacher ?? {}, true) || text.next.unnamed
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

/** The one action that the lesson waits for; nothing while it waits for the tutor or for its hour. */
function Step({ appointment, state, name }: StepProps) {
  const { Id } = appointment
  const when = whenOf(appointment)
  if (state === 'joinable') return <JoinLink id={Id} name={name} when={when} />
  if (state !== 'unpaid') return null
  return (
    <ButtonLink
      size="small"
      icon={<CreditCard />}
      to={paths.payment([Id])}
      onClick={() => keepKnown({ appointments: [appointment] })}
    >
      {appointmentsText.actions.pay}{' '}
      <span className="visuallyHidden">{appointmentsText.actions.of(name, when)}</span>
    </ButtonLink>
  )
}

/** Asks for a score of the newest lesson whose tutor is not rated. Renders nothing meanwhile, without one, and after a failed read. */
export function ToRate({ toRate, viewer }: Pick<StudentHome, 'toRate' | 'viewer'>) {
  const { value } = useDeferred(toRate)
  const { scores } = useOwnActions(viewer.UserCode)
  if (!value) return null
  const [lesson] = value.lessons
    .filter(({ Teacher }) => Teacher?.Id && scores[Teacher.Id] === undefined)
    .toSorted((a, b) => b.StartDate.getTime() - a.StartDate.getTime())
  const code = lesson?.Teacher?.Id
  return lesson && code ? <RateLesson lesson={lesson} code={code} time={value.time} /> : null
}

/** `code` is the tutor's. */
function RateLesson({ lesson, code, time }: { lesson: Appointment; code: string; time: Date }) {
  const id = useId()
  const name = displayName(lesson.Teacher ?? {}, true) || text.next.unnamed
  const ticket = ticketOf(lesson, { party: lesson.Teacher, name })
  const rated = { code, name, lesson: { ...ticket, progress: progressOf(lesson, time, { isOld: true }) } }
  const open = () => openModal({ kind: 'rating', of: rated })
  useFormAsked({ [ratingForm(code, lesson)]: open })
  return (
    <Card as="section" ref={moveFocusOnUnmount} className={styles.toRate} aria-labelledby={id}>
      <div>
        <Text id={id} as="h2" size={4}>
          {text.rate.heading(recentDay(isoDay(lesson.StartDate), isoDay(time)))}
        </Text>
        <Text tone="soft">{[ticket.subject, name].filter(Boolean).join(', ')}</Text>
      </div>
      <Button variant="secondary" icon={<Star />} onClick={open}>
        <span>{`${appointmentsText.actions.rate} `}</span>
        <span className="visuallyHidden">{appointmentsText.actions.of(name, whenOf(lesson))}</span>
      </Button>
    </Card>
  )
}

const shownPartners = 3

export function Conversations({ partners }: Pick<StudentHome, 'partners'>) {
  return (
    <StartSection title={text.messages.heading} all={text.messages.all} to={paths.messages}>
      <Deferred promise={partners} skeleton={<PartnersSkeleton />} failed={text.messages.failed}>
        {list =>
          list.length > 0 ? (
            <Stack as="ul">
              {list
                .toSorted(byUnread)
                .slice(0, shownPartners)
                .map(partner => (
                  <PartnerRow key={partner.Code} {...partner} />
                ))}
            </Stack>
          ) : (
            <PartEmpty title={text.messages.empty}>{text.messages.emptyHelp}</PartEmpty>
          )
        }
      </Deferred>
    </StartSection>
  )
}

/** Conversations with unread messages first; otherwise in the server's order. */
const byUnread = (a: Partner, b: Partner) => Number(b.isRead === false) - Number(a.isRead === false)

function PartnersSkeleton() {
  return (
    <Stack aria-busy="true">
      {Array.from({ length: shownPartners }, (_, index) => (
        <div key={index} className={styles.partner}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton width="60%" />
        </div>
      ))}
    </Stack>
  )
}

function PartnerRow({ Code, Name, isRead }: Partner) {
  const name = knownAs(Name)
  return (
    <li ref={moveFocusOnUnmount} className={styles.partner}>
      <Avatar name={name} size={40} />
      <CoverLink to={paths.conversation(Code)} className={styles.cover} dir="auto">
        {name}
      </CoverLink>
      {isRead === false && <Badge tone="action">{text.messages.unread}</Badge>}
    </li>
  )
}

type SectionProps = {
  title: string
  all: string
  to: string
  children: Elements
}

function StartSection({ title, all, to, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" gap={4} className={styles.card} aria-labelledby={id}>
      <Text id={id} as="h2" size={4}>
        {title}
      </Text>
      {children}
      <Link to={to} className={classes('touchTarget', styles.all)}>
        <span>{all}</span>
        <ArrowRight size={18} />
      </Link>
    </Card>
  )
}

/** The empty state of a part, with a link to the tutors; smaller than the empty state of a screen. */
function PartEmpty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} align="start" className={styles.none}>
      <p className={styles.name}>{title}</p>
      <Text tone="soft" size={2}>
        {children}
      </Text>
      <ButtonLink variant="secondary" to={paths.tutors}>
        {text.ways.tutors}
      </ButtonLink>
    </Stack>
  )
}
