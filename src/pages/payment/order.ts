import * as z from 'zod/mini'
import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/viewer.ts'
import {
  isPaid,
  otherParty,
  type Payable,
  roleIn,
  stateOf,
  sumOfPrices,
  ticketOf,
} from '#domain/appointment.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { paymentText } from '#text/payment.ts'
import { Before } from './attempts.ts'

/** A lesson as its ticket shows it; a schema, because the receipt in the history state contains it. */
const LessonLine = z.object({
  id: z.number(),
  name: z.string(),
  picture: z.nullish(z.string()),
  subject: z.string(),
  StartDate: z.date(),
  EndDate: z.date(),
  price: z.nullable(z.number()),
})
export type LessonLine = z.infer<typeof LessonLine>

/**
 * Why an item cannot be paid now. `invalidId`: the address has no id there; `unknown`: it is not among the active
 * lessons, or it was sent and the server does not show whether it is paid; `gone`: it was shown before, and not sent;
 * `tutor`: the viewer is its tutor.
 */
type Reason = 'invalidId' | 'unknown' | 'gone' | 'tutor' | 'past' | 'requested' | 'paid' | 'idIsPackageCode'

/** One item that the address requests. Without a reason it can be paid now. */
type Item = { id: string; line: LessonLine | null; reason: Reason | null }

/** What the address requests: one package (`code`), or lessons. `lines`: the lessons that can be paid. */
export type Order = { code: PackageCode | null; lines: LessonLine[]; items: Item[] }

export const packageOrder = (code: PackageCode, reason: Item['reason']): Order => ({
  code,
  lines: [],
  items: [{ id: String(code), line: null, reason }],
})

type Options = {
  viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>
  now: Date
  /** The rows that come from the list of old lessons. */
  old?: readonly Appointment[]
  /** The order shown until now. */
  shown?: Order
  /** The ids that were sent. */
  sent?: readonly number[]
}

/**
 * Returns the lessons in the address. A lesson can be paid when it is accepted, unpaid and not past, and the viewer
 * is its student. §4 Multi-pay
 */
export function lessonOrder(
  { ids, invalidIds }: Extract<Payable, { kind: 'appointments' }>,
  rows: readonly Appointment[],
  options: Options,
): Order {
  const items = ids.map((id): Item => {
    const row = rows.find(({ Id }) => Id === id)
    if (row) return itemOf(row, options)
    const line = options.shown?.items.find(item => item.id === String(id))?.line ?? null
    if (!line || options.sent?.includes(id)) return { id: String(id), line, reason: 'unknown' }
    return { id: String(id), line, reason: line.EndDate <= options.now ? 'past' : 'gone' }
  })
  const [lone, ...others] = items.filter(({ reason }) => reason === null)
  // `savepayments` would buy the package. §4 Multi-pay
  if (lone && others.length === 0 && plans.some(({ code }) => String(code) === lone.id))
    lone.reason = 'idIsPackageCode'
  const invalid = invalidIds.map((id): Item => ({ id, line: null, reason: 'invalidId' }))
  const lines = items.flatMap(({ line, reason }) => (line && reason === null ? line : []))
  return { code: null, lines, items: [...items, ...invalid] }
}

function itemOf(row: Appointment, { viewer, now, old = [] }: Options): Item {
  const lesson = ticketOf(row, otherParty(row, roleIn(row, viewer)))
  const line = { ...lesson, id: row.Id, subject: lesson.subject ?? paymentText.lesson }
  return { id: String(row.Id), line, reason: reasonOf() }

  function reasonOf(): Reason | null {
    if (roleIn(row, viewer) === 'tutor') return 'tutor'
    const state = isPaid(row) ? 'paid' : stateOf(row, now, old.includes(row))
    if (state === 'unpaid') return null
    return state === 'joinable' ? 'paid' : state
  }
}

/** Returns the ids that `savepayments` takes. */
export const idsOf = ({ items }: Order): number[] =>
  items.flatMap(({ id, reason }) => (reason === null ? Number(id) : []))

/** Returns the total in RON, exact to the ban (0.01 RON); a lesson without a price counts 0. §4 Multi-pay */
export function totalOf({ code, lines }: Pick<Order, 'code' | 'lines'>): number {
  if (code) return plans.find(plan => plan.code === code)?.price ?? 0
  return sumOfPrices(lines.map(({ price }) => price ?? 0))
}

/** Returns whether this is why none of the lessons, or the package, can be paid. */
export const areAll = ({ items }: Order, ids: readonly number[], reason: 'paid' | 'unknown') =>
  ids.every(id => items.some(item => item.id === String(id) && item.reason === reason))

/** A difference between the order shown and the server's. */
export type OrderChange = Pick<Item, 'id' | 'line'> &
  (
    | { kind: Reason | 'added' }
    /** In RON; 0 when the price is not specified. */
    | { kind: 'price'; from: number; to: number }
  )

/**
 * Returns what has changed for the lessons that could be paid or were sent (`ids`), and which others can be paid now;
 * nothing for a package, whose price is fixed.
 */
export function changesOf(shown: Order, { code, items }: Order, ids: readonly number[]): OrderChange[] {
  if (code) return []
  return items.flatMap(({ id, line, reason }): OrderChange | [] => {
    const before = shown.items.find(item => item.id === id)
    if (reason) return before?.reason === null || ids.includes(Number(id)) ? { id, line, kind: reason } : []
    if (before?.reason !== null) return { id, line, kind: 'added' }
    const [from, to] = [before.line?.price ?? 0, line?.price ?? 0]
    return from === to ? [] : { id, line, kind: 'price', from, to }
  })
}

/** What was paid, in the history state: a reload, Back and Forward show it. */
const Receipt = z.object({
  /** The payer's code. */
  viewer: z.string(),
  code: z.nullable(z.literal([31, 93, 365])),
  lines: z.array(LessonLine),
  before: Before,
})
export type Receipt = z.infer<typeof Receipt>

const HistoryState = z.object({ paid: Receipt })

export const toHistory = (paid: Receipt): z.infer<typeof HistoryState> => ({ paid })

/** Returns the receipt in a history entry's state; `null` when there is none, or when it belongs to another viewer. */
export function readReceipt(state: unknown, viewerCode: string): Receipt | null {
  const read = z.safeParse(HistoryState, state)
  return read.success && read.data.paid.viewer === viewerCode ? read.data.paid : null
}
