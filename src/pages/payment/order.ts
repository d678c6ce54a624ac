import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/viewer.ts'
import { otherParty, type Payable, roleIn, stateOf, sumOfPrices, ticketOf } from '#domain/appointment.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { paymentText } from '#text/payment.ts'
import * as z from 'zod/mini'

/** A lesson as its ticket shows it; a schema, because the receipt in the history state contains it. */
export const LessonLine = z.object({
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
 * The reason for which a lesson is left out. `invalidId`: the address has no id there; `unknown`: it is not
 * among the active lessons; `gone`: it was shown before; `tutor`: the viewer is its tutor.
 */
type Reason = 'invalidId' | 'unknown' | 'gone' | 'tutor' | 'past' | 'requested' | 'paid' | 'idIsPackageCode'
export type LeftOut = { id: string; reason: Reason; line: LessonLine | null }

export type LessonOrder = { kind: 'appointments'; lines: LessonLine[]; leftOut: LeftOut[] }
export type PackageOrder = { kind: 'package'; code: PackageCode; price: number }

/** The part of what the address asks for that can be paid now. */
export type Order = LessonOrder | PackageOrder

type Viewer = Pick<Profile, 'IsTeacher' | 'UserCode'>

type Options = { viewer: Viewer; now: Date; old?: readonly Appointment[]; before?: Order | undefined }

export function packageOrder(code: PackageCode): PackageOrder {
  return { kind: 'package', code, price: plans.find(plan => plan.code === code)?.price ?? 0 }
}

/**
 * Splits the lessons of the address into those that can be paid (accepted, unpaid, not past, the viewer is
 * the student) and the others, each with its reason. `old` are the `rows` that come from the list of old
 * lessons, `before` is the order shown until now. §4 Multi-pay
 */
export function lessonOrder(
  { ids, invalidIds }: Extract<Payable, { kind: 'appointments' }>,
  rows: readonly Appointment[],
  { viewer, now, old = [], before }: Options,
): LessonOrder {
  const lines: LessonLine[] = []
  const leftOut: LeftOut[] = []
  const knownBefore = before ? linesOf(before) : []
  for (const id of ids) {
    const row = rows.find(({ Id }) => Id === id)
    const line = row ? lineOf(row, viewer) : (knownBefore.find(known => known.id === id) ?? null)
    const reason = row ? reasonOf(row, { viewer, now, old }) : reasonGone(line, now)
    if (line && reason === null) lines.push(line)
    else leftOut.push({ id: String(id), reason: reason ?? 'unknown', line })
  }
  leftOut.push(...invalidIds.map((id): LeftOut => ({ id, reason: 'invalidId', line: null })))
  const [lone, ...others] = lines
  // The call would buy the package. §4 Multi-pay
  if (lone && others.length === 0 && plans.some(({ code }) => code === lone.id)) {
    leftOut.unshift({ id: String(lone.id), reason: 'idIsPackageCode', line: lone })
    return { kind: 'appointments', lines: [], leftOut }
  }
  return { kind: 'appointments', lines, leftOut }
}

function lineOf(row: Appointment, viewer: Viewer): LessonLine {
  const lesson = ticketOf(row, otherParty(row, roleIn(row, viewer)))
  return { ...lesson, id: row.Id, subject: lesson.subject ?? paymentText.lesson }
}

function reasonOf(row: Appointment, { viewer, now, old = [] }: Options): Reason | null {
  if (roleIn(row, viewer) === 'tutor') return 'tutor'
  const state = stateOf(row, now, old.includes(row))
  if (state === 'unpaid') return null
  return state === 'joinable' ? 'paid' : state
}

/** Returns the reason for a lesson that is not active any more: it has passed or was cancelled. */
function reasonGone(line: LessonLine | null, now: Date): Reason {
  if (line === null) return 'unknown'
  return line.EndDate <= now ? 'past' : 'gone'
}

export function linesOf(order: Order): LessonLine[] {
  if (order.kind === 'package') return []
  return [...order.lines, ...order.leftOut.flatMap(({ line }) => line ?? [])]
}

/** Returns the ids that `savepayments` takes. */
export function idsOf(order: Order): number[] {
  return order.kind === 'package' ? [order.code] : order.lines.map(({ id }) => id)
}

/** Returns the total in RON, exact to the ban (0.01 RON); a lesson without a price counts 0. §4 Multi-pay */
export function totalOf(order: Order): number {
  if (order.kind === 'package') return order.price
  return sumOfPrices(order.lines.map(({ price }) => price ?? 0))
}

/** Returns the order of these lessons alone, payable or not, e.g. of those that are paid now. */
export function paidPart(order: Order, ids: readonly number[]): Order {
  if (order.kind === 'package') return order
  const known = linesOf(order)
  const lines = ids.flatMap(id => known.find(line => line.id === id) ?? [])
  return { kind: 'appointments', lines, leftOut: [] }
}

/** A difference between the order shown and the server's, or the payment status of a lesson that was sent. */
export type OrderChange = { id: string; line: LessonLine | null } & (
  | { kind: 'leftOut'; reason: Reason }
  | { kind: 'added' }
  /** In RON; 0 when the price is not specified. */
  | { kind: 'price'; from: number; to: number }
  | { kind: 'paid' | 'unpaid' | 'unknown' }
)

/** Returns the differences of the lessons that can be paid; none for a package, whose price is fixed. */
export function changesOf(shown: Order, fresh: Order): OrderChange[] {
  if (shown.kind === 'package' || fresh.kind === 'package') return []
  const changes: OrderChange[] = []
  for (const line of shown.lines) {
    const id = String(line.id)
    const next = fresh.lines.find(one => one.id === line.id)
    const [from, to] = [line.price ?? 0, next?.price ?? 0]
    const reason = fresh.leftOut.find(one => one.id === id)?.reason ?? 'gone'
    if (!next) changes.push({ kind: 'leftOut', id, line, reason })
    else if (from !== to) changes.push({ kind: 'price', id, line: next, from, to })
  }
  for (const line of fresh.lines)
    if (!shown.lines.some(({ id }) => id === line.id))
      changes.push({ kind: 'added', id: String(line.id), line })
  return changes
}

/** `viewer`: the payer's code. `paidInvoicesBefore`: codes of the invoices paid before; `null` when unknown. */
const common = { viewer: z.string(), paidInvoicesBefore: z.nullable(z.array(z.string())) }

/** A paid order in the history state: a reload, Back and Forward show it. `until`: the end of the old subscription. */
const Receipt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('appointments'), lines: z.array(LessonLine), ...common }),
  z.object({
    kind: z.literal('package'),
    code: z.literal([31, 93, 365]),
    until: z.nullable(z.string()),
    ...common,
  }),
])
export type Receipt = z.infer<typeof Receipt>

type Paid = { viewer: string; paidInvoicesBefore: string[] | null; until: string | null }

export function toReceipt(order: Order, { viewer, paidInvoicesBefore, until }: Paid): Receipt {
  if (order.kind === 'appointments')
    return { kind: order.kind, lines: order.lines, viewer, paidInvoicesBefore }
  return { kind: order.kind, code: order.code, until, viewer, paidInvoicesBefore }
}

const State = z.object({ paid: Receipt })

export const toState = (receipt: Receipt): z.infer<typeof State> => ({ paid: receipt })

/** Returns the receipt in a history entry's state; `null` when there is none, or it is another viewer's. */
export function readReceipt(state: unknown, viewerCode: string): Receipt | null {
  const read = z.safeParse(State, state)
  return read.success && read.data.paid.viewer === viewerCode ? read.data.paid : null
}
