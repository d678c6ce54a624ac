import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/viewer.ts'
import { sumOfPrices } from './money.ts'
import { type PackageCode, plans } from './plans.ts'

export type Role = 'student' | 'teacher'

/** §4 Appointment: requested → accepted and unpaid → paid → joinable → past. */
export type AppointmentState = 'requested' | 'unpaid' | 'paid' | 'joinable' | 'past'

export type AppointmentAction = 'accept' | 'cancel' | 'pay' | 'join' | 'rate' | 'rebook'

/** Who may do what, as data. What is not listed is not shown. contract: states × role → actions */
export const actionTable: Record<AppointmentState, Record<Role, readonly AppointmentAction[]>> = {
  requested: { student: ['cancel'], teacher: ['accept', 'cancel'] },
  unpaid: { student: ['pay', 'cancel'], teacher: ['cancel'] },
  paid: { student: ['cancel'], teacher: ['cancel'] },
  joinable: { student: ['join'], teacher: ['join'] },
  past: { student: ['rebook', 'rate'], teacher: [] },
}

const everyAction: readonly AppointmentAction[] = ['accept', 'cancel', 'pay', 'join', 'rate', 'rebook']

/** A payment with this status is paid. §4 */
const paidStatus = 1

/** The two fields in which payments come mean the same. contract: Appointments */
export function isPaid({ Payment, Payments }: Pick<Appointment, 'Payment' | 'Payments'>): boolean {
  return [Payment, ...Payments].some(payment => payment?.Status === paidStatus)
}

/** `isOld`: it comes from the old list. It is past also when its end has passed. */
export function stateOf(appointment: Appointment, now: Date, isOld = false): AppointmentState {
  if (isOld || appointment.EndDate <= now) return 'past'
  if (!appointment.AcceptedByTeacher) return 'requested'
  if (!isPaid(appointment)) return 'unpaid'
  return appointment.CanJoin ? 'joinable' : 'paid'
}

/** The viewer is the teacher of an appointment by its `Teacher.Id`; without one, when they teach at all. */
export function roleIn(
  { Teacher }: Pick<Appointment, 'Teacher'>,
  viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>,
): Role {
  return viewer.IsTeacher && (!Teacher?.Id || Teacher.Id === viewer.UserCode) ? 'teacher' : 'student'
}

/**
 * What the viewer may do, in the order of the buttons; `debug` shows everything, whatever the server will say.
 * A rating only when the server is ready for it.
 */
export function actionsFor(
  appointment: Appointment,
  role: Role,
  { now, isOld = false, debug = false }: { now: Date; isOld?: boolean; debug?: boolean },
): readonly AppointmentAction[] {
  if (debug) return everyAction
  const actions = actionTable[stateOf(appointment, now, isOld)][role]
  return actions.filter(action => action !== 'rate' || appointment.isReadyForRating)
}

/** What is given by its price, 0 or nothing, has none: it is not specified. §5 */
export function hasPrice<Priced extends Pick<Appointment, 'Price'>>(
  one: Priced,
): one is Priced & { Price: number } {
  return (one.Price ?? 0) > 0
}

/** Sum of the chosen appointments in RON; one without a price adds nothing. §4 Multi-pay */
export function totalPrice(appointments: readonly Appointment[], chosen: ReadonlySet<number>): number {
  const priced = appointments.filter(({ Id }) => chosen.has(Id)).filter(hasPrice)
  return sumOfPrices(priced.map(({ Price }) => Price))
}

/** What `payment/{id}` asks to pay: one package by its code, or appointments. contract: payment/{id} */
export type Payable =
  | { kind: 'package'; code: PackageCode }
  /** `unread`: what stands among the ids and is none. */
  | { kind: 'appointments'; ids: number[]; unread: string[] }

const isId = (part: string) => /^[1-9]\d{0,14}$/.test(part)

/** Reads the address; an id named twice counts once. */
export function readPayable(id: string): Payable {
  const alone = plans.find(({ code }) => String(code) === id.trim())
  if (alone) return { kind: 'package', code: alone.code }
  const parts = id
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  return {
    kind: 'appointments',
    ids: [...new Set(parts.filter(isId).map(Number))],
    unread: [...new Set(parts.filter(part => !isId(part)))],
  }
}
