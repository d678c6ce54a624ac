import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/profile.ts'
import { type Payable, roleIn, stateOf } from '#domain/appointment.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { type Line, lineOf } from './line.ts'

/** Why a lesson is not part of the payment; `gone`: it was payable before. */
export type Reason = 'unread' | 'unknown' | 'gone' | 'teacher' | 'past' | 'requested' | 'paid'
export type LeftOut = { id: string; reason: Reason; line: Line | null }

export type LessonOrder = { kind: 'appointments'; lines: Line[]; leftOut: LeftOut[] }
export type PackageOrder = { kind: 'package'; code: PackageCode; price: number }

/** What can be paid now, of what the address asks for. */
export type Order = LessonOrder | PackageOrder

type Viewer = Pick<Profile, 'IsTeacher' | 'UserCode'>

export function packageOrder(code: PackageCode): PackageOrder {
  return { kind: 'package', code, price: plans.find(plan => plan.code === code)?.price ?? 0 }
}

/**
 * Which of the lessons can be paid: accepted, unpaid, not past, by the learner of it; the others with the reason.
 * `before` is what was shown until now. contract: payment/{id}
 */
export function lessonOrder(
  { ids, unread }: Extract<Payable, { kind: 'appointments' }>,
  rows: readonly Appointment[],
  { viewer, now, before }: { viewer: Viewer; now: Date; before?: Order | undefined },
): LessonOrder {
  const lines: Line[] = []
  const leftOut: LeftOut[] = []
  const knownBefore = before ? linesOf(before) : []
  for (const id of ids) {
    const row = rows.find(({ Id }) => Id === id)
    const line = row ? lineOf(row, viewer) : (knownBefore.find(known => known.id === id) ?? null)
    const reason = row ? reasonOf(row, viewer, now) : reasonGone(line, now)
    if (line && reason === null) lines.push(line)
    else leftOut.push({ id: String(id), reason: reason ?? 'unknown', line })
  }
  leftOut.push(...unread.map((id): LeftOut => ({ id, reason: 'unread', line: null })))
  return { kind: 'appointments', lines, leftOut }
}

function reasonOf(row: Appointment, viewer: Viewer, now: Date): Reason | null {
  if (roleIn(row, viewer) === 'teacher') return 'teacher'
  const state = stateOf(row, now)
  if (state === 'unpaid') return null
  return state === 'joinable' ? 'paid' : state
}

/** A lesson that is active no more has passed or was cancelled. */
function reasonGone(line: Line | null, now: Date): Reason {
  if (line === null) return 'unknown'
  return new Date(line.end) <= now ? 'past' : 'gone'
}

/** Every lesson of an order that is known by name, payable or not. */
function linesOf(order: Order): Line[] {
  if (order.kind === 'package') return []
  return [...order.lines, ...order.leftOut.flatMap(({ line }) => line ?? [])]
}

/** What `savepayments` takes. */
export function idsOf(order: Order): number[] {
  return order.kind === 'package' ? [order.code] : order.lines.map(({ id }) => id)
}

/** In RON; a lesson without a price counts 0. §4 Multi-pay */
export function totalOf(order: Order): number {
  if (order.kind === 'package') return order.price
  return order.lines.reduce((sum, { price }) => sum + (price ?? 0), 0)
}

/** The same, of these lessons: what was paid, though it is payable no more. */
export function paidPart(order: Order, ids: readonly number[]): Order {
  if (order.kind === 'package') return order
  const lines = linesOf(order).filter(({ id }) => ids.includes(id))
  return { kind: 'appointments', lines, leftOut: [] }
}

/** What differs between what was shown and what holds now. */
export type Change =
  | { kind: 'leftOut'; line: Line; reason: Reason }
  | { kind: 'added'; line: Line }
  | { kind: 'price'; line: Line; from: number }

export function changesOf(shown: Order, fresh: Order): Change[] {
  if (shown.kind === 'package' || fresh.kind === 'package') return []
  const changes: Change[] = []
  for (const line of shown.lines) {
    const next = fresh.lines.find(({ id }) => id === line.id)
    const reason = fresh.leftOut.find(({ id }) => id === String(line.id))?.reason ?? 'gone'
    if (!next) changes.push({ kind: 'leftOut', line, reason })
    else if ((next.price ?? 0) !== (line.price ?? 0))
      changes.push({ kind: 'price', line: next, from: line.price ?? 0 })
  }
  for (const line of fresh.lines)
    if (!shown.lines.some(({ id }) => id === line.id)) changes.push({ kind: 'added', line })
  return changes
}
