import type { Appointment } from '#api/appointments.ts'
import { actionsFor, type Role } from '#domain/appointment.ts'
import preview from '#storybook/preview.tsx'
import { part } from '#storybook/screen.tsx'
import type { Elements } from '#ui/elements.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import type { PendableAction } from './changes.ts'
import { LessonRow } from './LessonRow.tsx'

const meta = preview.meta({ title: 'Features/Appointment card', tags: ['!test'] })

const now = new Date('2026-11-20T07:30:00Z')
const paid = { Status: 1 }

const lesson = (fields: Partial<Appointment>): Appointment => ({
  Id: 1,
  StartDate: new Date('2026-11-25T15:00:00Z'),
  EndDate: new Date('2026-11-25T16:00:00Z'),
  Price: 85,
  Category: { Name: 'Limba engleza' },
  AcceptedByTeacher: true,
  CanJoin: false,
  isReadyForRating: false,
  Payments: [],
  Teacher: { Id: 't', FirstName: 'Elena-Cătălina', LastName: 'Constantinescu-Brătescu' },
  Learner: { Id: 'l', FirstName: 'Ioana', LastName: 'Dumitrescu' },
  ...fields,
})

const requested = lesson({ AcceptedByTeacher: false })
const today = { StartDate: new Date('2026-11-20T07:00:00Z'), EndDate: new Date('2026-11-20T08:00:00Z') }
const over = { StartDate: new Date('2026-11-13T08:00:00Z'), EndDate: new Date('2026-11-13T09:00:00Z') }
const unpaid = lesson({})
const paidFor = lesson({ Payment: paid })
const joinable = lesson({ ...today, Payment: paid, CanJoin: true })
const lastYear = {
  StartDate: new Date('2025-09-29T08:00:00Z'),
  EndDate: new Date('2025-09-29T09:00:00Z'),
}
const past = lesson({ ...over, Payment: paid, isReadyForRating: true })

type Options = { isChosen?: boolean; isOpen?: boolean; debug?: boolean; pending?: PendableAction }

/** Returns the story of a row of the active list, below the headings that the list gives it. */
function row(appointment: Appointment, role: Role, options: Options = {}) {
  const { isChosen = false, isOpen = false, debug = false, pending } = options
  return story(
    'Programări active',
    <LessonRow
      appointment={appointment}
      role={role}
      now={now}
      actions={actionsFor(appointment, role, { now, debug })}
      pending={pending}
      isChosen={isChosen}
      isOpen={isOpen}
      onAction={() => {}}
    />,
  )
}

/** Returns the story of a card of the old list. */
function card(appointment: Appointment, role: Role, { debug = false, pending }: Options = {}) {
  return story(
    'Programarii anterioare',
    <AppointmentCard
      appointment={appointment}
      role={role}
      now={now}
      actions={actionsFor(appointment, role, { now, isOld: true, debug })}
      pending={pending}
      onAction={() => {}}
    />,
  )
}

function story(list: string, lessonShown: Elements) {
  return part(
    <main style={{ padding: '1rem' }}>
      <h1 className="visuallyHidden">Programări</h1>
      <h2 className="visuallyHidden">{list}</h2>
      {lessonShown}
    </main>,
  )
}

export const StateRequestedSeenByTheStudent = meta.story(row(requested, 'student'))
export const StateRequestedSeenByTheTutor = meta.story(row(requested, 'tutor'))
export const StateUnpaidSeenByTheStudent = meta.story(row(unpaid, 'student'))
export const StateUnpaidSeenByTheTutor = meta.story(row(unpaid, 'tutor'))
export const StatePaidSeenByTheStudent = meta.story(row(paidFor, 'student'))
export const StatePaidSeenByTheTutor = meta.story(row(paidFor, 'tutor'))
export const StateJoinableSeenByTheStudent = meta.story(row(joinable, 'student'))
export const StateJoinableSeenByTheTutor = meta.story(row(joinable, 'tutor'))
export const StatePastSeenByTheStudent = meta.story(card(past, 'student'))
export const StatePastSeenByTheTutor = meta.story(card(past, 'tutor'))
export const StatePerhapsRated = meta.story(card(lesson({ ...lastYear, Payment: paid }), 'student'))
export const StateNeverAccepted = meta.story(card(lesson({ ...over, AcceptedByTeacher: false }), 'student'))
export const StateNeverPaid = meta.story(card(lesson(over), 'tutor'))

export const StateAccepting = meta.story(row(requested, 'tutor', { pending: 'accept' }))
export const StateCancelling = meta.story(row(paidFor, 'student', { pending: 'cancel' }))
export const StateBookingAgain = meta.story(card(past, 'student', { pending: 'rebook' }))
export const StateChosen = meta.story(row(unpaid, 'student', { isChosen: true }))
export const StateDetails = meta.story(row(unpaid, 'student', { isOpen: true }))
export const StateEveryAction = meta.story(row(joinable, 'student', { debug: true, isOpen: true }))
export const StateUnknown = meta.story(
  row(lesson({ Teacher: null, Category: null, Price: null, AcceptedByTeacher: false }), 'student'),
)
export const StateUnusualTexts = meta.story({
  ...row(
    lesson({
      Category: { Name: 'Nesfârșit'.repeat(20) },
      Price: 12_345.5,
      Teacher: { Id: 't', FirstName: '<b>عربي</b> 🦄', LastName: 'Nesfârșit'.repeat(20) },
    }),
    'student',
  ),
  tags: ['test'],
})
