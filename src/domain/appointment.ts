import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/viewer.ts'
import { isoDay } from './dates.ts'
import { nameOf } from './people.ts'
import { type PackageCode, plans } from './plans.ts'

export type Role = 'student' | 'tutor'

/** §4 Appointment: requested → accepted and unpaid → paid → joinable → past. */
export type AppointmentState = 'requested' | 'unpaid' | 'paid' | 'joinable' | 'past'

export type AppointmentAction = 'accept' | 'cancel' | 'pay' | 'join' | 'rate' | 'rebook'

/** The actions by state and role. Actions that are not listed are not shown. §4 Appointment */
const actionTable: Record<AppointmentState, Record<Role, readonly AppointmentAction[]>> = {
  requested: { student: ['cancel'], tutor: ['accept', 'cancel'] },
  unpaid: { student: ['pay', 'cancel'], tutor: ['cancel'] },
  paid: { student: ['cancel'], tutor: ['cancel'] },
  joinable: { student: ['join'], tutor: ['join'] },
  past: { student: ['rebook', 'rate'], tutor: [] },
}

const everyAction: readonly AppointmentAction[] = ['accept', 'cancel', 'pay', 'join', 'rate', 'rebook']

const paidStatus = 1

/** Returns whether any payment is paid; `Payment` and `Payments` mean the same. contract: Appointments */
export function isPaid({ Payment, Payments }: Pick<Appointment, 'Payment' | 'Payments'>): boolean {
  return [Payment, ...Payments].some(payment => payment?.Status === paidStatus)
}

/** Returns the state. An appointment is past when it has ended or comes from the list of old ones (`isOld`). */
export function stateOf(appointment: Appointment, now: Date, isOld = false): AppointmentState {
  if (isOld || appointment.EndDate <= now) return 'past'
  if (!appointment.AcceptedByTeacher) return 'requested'
  if (!isPaid(appointment)) return 'unpaid'
  return appointment.CanJoin ? 'joinable' : 'paid'
}

/** Returns whether an appointment is, or partly is, within the days between these moments, both days included. */
export function isWithinDays({ StartDate, EndDate }: Appointment, from: Date, to: Date): boolean {
  return isoDay(StartDate) <= isoDay(to) && isoDay(EndDate) >= isoDay(from)
}

export function isUnderway(appointment: Appointment, now: Date, isOld: boolean): boolean {
  return appointment.StartDate <= now && stateOf(appointment, now, isOld) !== 'past'
}

/** The groups of the active list, in the order of the screen: what the viewer has to do comes first. §2 Appointments */
export const dueGroups = ['join', 'accept', 'pay', 'tutor', 'student', 'paid', 'past'] as const

/** What a lesson waits for: the viewer's action, or the tutor's answer, or the student's payment. */
export type DueGroup = (typeof dueGroups)[number]

/** Returns the group of a lesson in this state. */
export function dueGroup(state: AppointmentState, role: Role): DueGroup {
  if (state === 'requested') return role === 'tutor' ? 'accept' : 'tutor'
  if (state === 'unpaid') return role === 'tutor' ? 'student' : 'pay'
  return state === 'joinable' ? 'join' : state
}

/** The steps of a lesson, in order, as its ticket shows them. §4 Appointment */
export const lessonSteps = ['requested', 'accepted', 'paid', 'rated'] as const

export type LessonStep = (typeof lessonSteps)[number]

/** The place of a lesson among its steps. No field of the server says whether it was rated: `score` comes from the browser. */
export type LessonProgress = {
  reached: LessonStep
  /** The viewer's score of the tutor, once `reached` is `rated`. */
  score?: number
  /** The next step; `null` for a past lesson that cannot be rated now. */
  next: Exclude<LessonStep, 'requested'> | null
  /** Whether it ended before it was accepted or paid, so that nothing can follow. */
  hasLapsed: boolean
}

const following = { requested: 'accepted', accepted: 'paid', paid: 'rated' } as const

/** Returns the progress of a lesson that has reached this step and is not past. */
export function progressAt(reached: keyof typeof following): LessonProgress {
  return { reached, next: following[reached], hasLapsed: false }
}

/**
 * Returns the step that a lesson has reached and the next one. An old one (`isOld`) is past. `score` is the viewer's score of its
 * tutor, who is rated once for all their lessons.
 */
export function progressOf(
  appointment: Appointment,
  now: Date,
  { isOld = false, score }: { isOld?: boolean; score?: number } = {},
): LessonProgress {
  const reached = stepReached(appointment)
  if (stateOf(appointment, now, isOld) !== 'past') return progressAt(reached)
  if (reached === 'paid' && score !== undefined)
    return { reached: 'rated', score, next: null, hasLapsed: false }
  if (appointment.isReadyForRating) return { reached, next: 'rated', hasLapsed: false }
  return { reached, next: null, hasLapsed: reached !== 'paid' }
}

function stepReached(appointment: Appointment): keyof typeof following {
  if (!appointment.AcceptedByTeacher) return 'requested'
  return isPaid(appointment) ? 'paid' : 'accepted'
}

/** Returns the other party of a lesson, and the name that the viewer sees. */
export function otherParty({ Teacher, Learner }: Pick<Appointment, 'Teacher' | 'Learner'>, role: Role) {
  const party = role === 'tutor' ? Learner : Teacher
  return { party, name: nameOf(party) }
}

/** Returns the viewer's role: a tutor teaches the lesson when its `Teacher.Id` is theirs or missing. */
export function roleIn(
  { Teacher }: Pick<Appointment, 'Teacher'>,
  viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>,
): Role {
  return viewer.IsTeacher && (!Teacher?.Id || Teacher.Id === viewer.UserCode) ? 'tutor' : 'student'
}

/**
 * Returns the actions that the viewer is offered, in the order of the buttons; with `debug` every action. `isRated`: the viewer
 * has rated the tutor, perhaps since the appointment was read.
 */
export function actionsFor(
  appointment: Appointment,
  role: Role,
  {
    now,
    isOld = false,
    isRated = false,
    debug = false,
  }: { now: Date; isOld?: boolean; isRated?: boolean; debug?: boolean },
): readonly AppointmentAction[] {
  if (debug) return everyAction
  const actions = actionTable[stateOf(appointment, now, isOld)][role]
  return actions.filter(action => action !== 'rate' || (appointment.isReadyForRating && !isRated))
}

/** Returns whether the price is specified: 0 and missing mean that it is not. §5 */
export function hasPrice<Priced extends Pick<Appointment, 'Price'>>(
  one: Priced,
): one is Priced & { Price: number } {
  return (one.Price ?? 0) > 0
}

/** A lesson as its ticket shows it (features/lesson). */
export type TicketLesson = {
  name: string
  picture?: string | null
  subject?: string
  StartDate: Date
  EndDate: Date
  /** The server's price in RON; `null` when it is not specified. */
  price: number | null
}

type Party = { ProfileImageUrl?: string | null } | null | undefined

/** Returns an appointment as its ticket shows it, with the other party under `name`. */
export function ticketOf(
  appointment: Appointment,
  { party, name }: { party: Party; name: string },
): TicketLesson {
  const { Category, StartDate, EndDate } = appointment
  return {
    name,
    picture: party?.ProfileImageUrl,
    subject: Category?.Name,
    StartDate,
    EndDate,
    price: hasPrice(appointment) ? appointment.Price : null,
  }
}

/** The object of a payment, from `payment/{id}`: one package, or appointments. §4 Multi-pay */
export type Payable =
  | { kind: 'package'; code: PackageCode }
  /** `invalidIds`: the parts of the address that are not ids. */
  | { kind: 'appointments'; ids: number[]; invalidIds: string[] }

const isId = (part: string) => /^[1-9]\d{0,14}$/.test(part)

/** Parses the id of the address `payment/{id}`. Each appointment counts once, even when its id is repeated. */
export function readPayable(id: string): Payable {
  const plan = plans.find(({ code }) => String(code) === id.trim())
  if (plan) return { kind: 'package', code: plan.code }
  const parts = id
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return {
    kind: 'appointments',
    ids: [...new Set(parts.filter(isId).map(Number))],
    invalidIds: [...new Set(parts.filter(part => !isId(part)))],
  }
}

/** Returns the sum of prices in RON, added up in bani: in floating point 85.1 + 165.2 is not exactly 250.3. */
export function sumOfPrices(prices: readonly number[]): number {
  return prices.reduce((bani, price) => bani + Math.round(price * 100), 0) / 100
}
