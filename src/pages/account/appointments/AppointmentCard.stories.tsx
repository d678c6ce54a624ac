import type { Appointment } from '#api/appointments.ts'
import { actionsFor, type Role } from '#domain/appointment.ts'
import preview from '#storybook/preview.tsx'
import { part } from '#storybook/screen.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import type { PendableAction } from './changes.ts'

const meta = preview.meta({ title: 'Screens/Account/Appointment card' })

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

/** Returns the story of a card, below the headings that the lists give it. */
function card(
  appointment: Appointment,
  role: Role,
  {
    isChosen = false,
    debug = false,
    pending,
  }: { isChosen?: boolean; debug?: boolean; pending?: PendableAction } = {},
) {
  return part(
    <main style={{ padding: '1rem' }}>
      <h1 className="visuallyHidden">Programări</h1>
      <h2 className="visuallyHidden">Programări active</h2>
      <AppointmentCard
        appointment={appointment}
        role={role}
        now={now}
        actions={actionsFor(appointment, role, { now, debug })}
        pending={pending}
        isChosen={isChosen}
        onAction={() => {}}
      />
    </main>,
  )
}

export const RequestedByStudent = meta.story(card(requested, 'student'))
export const RequestedOfTeacher = meta.story(card(requested, 'teacher'))
export const UnpaidOfStudent = meta.story(card(unpaid, 'student'))
export const UnpaidOfTeacher = meta.story(card(unpaid, 'teacher'))
export const PaidOfStudent = meta.story(card(paidFor, 'student'))
export const PaidOfTeacher = meta.story(card(paidFor, 'teacher'))
export const JoinableByStudent = meta.story(card(joinable, 'student'))
export const JoinableByTeacher = meta.story(card(joinable, 'teacher'))
export const PastOfStudent = meta.story(card(past, 'student'))
export const PastOfTeacher = meta.story(card(past, 'teacher'))
export const RatedPerhaps = meta.story(card(lesson({ ...lastYear, Payment: paid }), 'student'))
export const NeverAccepted = meta.story(card(lesson({ ...over, AcceptedByTeacher: false }), 'student'))
export const NeverPaid = meta.story(card(lesson(over), 'teacher'))

export const Accepting = meta.story(card(requested, 'teacher', { pending: 'accept' }))
export const Cancelling = meta.story(card(paidFor, 'student', { pending: 'cancel' }))
export const BookingAgain = meta.story(card(past, 'student', { pending: 'rebook' }))
export const Chosen = meta.story(card(unpaid, 'student', { isChosen: true }))
export const EveryAction = meta.story(card(past, 'student', { debug: true }))
export const Unknown = meta.story(
  card(lesson({ Teacher: null, Category: null, Price: null, AcceptedByTeacher: false }), 'student'),
)
export const UnusualTexts = meta.story(
  card(
    lesson({
      Category: { Name: 'Nesfârșit'.repeat(20) },
      Price: 12_345.5,
      Teacher: { Id: 't', FirstName: '<b>عربي</b> 🦄', LastName: 'Nesfârșit'.repeat(20) },
    }),
    'student',
  ),
)
