import * as z from 'zod/mini'
import { LessonLine, type Order } from './order.ts'
import type { Subscription } from './paymentStatus.ts'

/**
 * `viewer`: the payer's code. `paidInvoicesBefore`: codes of the invoices that were paid before this payment; `null` when
 * unknown.
 */
const common = { viewer: z.string(), paidInvoicesBefore: z.nullable(z.array(z.string())) }

/**
 * A payment that has succeeded, stored in the history state: a reload, Back and Forward show it instead of
 * offering to pay again. `until` is the end of the subscription before the payment.
 */
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

/** Returns when a subscription ends, as a receipt stores it; `null` without an end. */
export function endOf(subscription: Subscription | null | undefined): string | null {
  const end = subscription?.period?.end
  return typeof end === 'number' ? new Date(end).toISOString() : null
}

const State = z.object({ paid: Receipt })

export const toState = (receipt: Receipt): z.infer<typeof State> => ({ paid: receipt })

/** Returns the receipt in a history entry's state; `null` when there is none, or it is another viewer's. */
export function readReceipt(state: unknown, viewerCode: string): Receipt | null {
  const read = z.safeParse(State, state)
  return read.success && read.data.paid.viewer === viewerCode ? read.data.paid : null
}
