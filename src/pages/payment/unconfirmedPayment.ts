import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import * as z from 'zod/mini'

/**
 * A payment that was begun and whose end nobody has seen yet, kept in the browser: after a lost answer, a reload or a
 * visit elsewhere it is recognised, and never made twice. docs/decisions/0014
 */
const Try = z.object({
  /** What was sent. */
  ids: z.array(z.number()),
  /** The codes of the payments that there were before; `null`: nobody knows. */
  known: z.nullable(z.array(z.string())),
  /** When, in milliseconds of the server's time. */
  at: z.number(),
  /** A provider has taken the money: it is recorded, however long that takes, and never taken again. */
  isTaken: z.boolean(),
})
export type Try = z.infer<typeof Try>

/** Milliseconds after which it has long arrived, or never will. */
const lasting = 3_600_000

/** contract: a call has 30 s. Until then what was sent may be on its way, whoever sent it. */
const longestCall = 30_000

export const mayBeOnItsWay = ({ at }: Try) => now().getTime() - at < longestCall

/** One name for what is asked to pay, however the address writes it. */
export function keyOf(payable: Payable): string {
  if (payable.kind === 'package') return String(payable.code)
  return payable.ids.toSorted((a, b) => a - b).join(',')
}

const draftOf = (payable: Payable) => `payment:${keyOf(payable)}`

export function keepTry(viewerCode: string, payable: Payable, kept: Try): void {
  keepDraft(viewerCode, draftOf(payable), JSON.stringify(kept))
}

export function forgetTry(viewerCode: string, payable: Payable): void {
  keepDraft(viewerCode, draftOf(payable), '')
}

export function readTry(viewerCode: string, payable: Payable): Try | null {
  const kept = parse(readDraft(viewerCode, draftOf(payable)))
  if (!kept.success) return null
  const isOld = now().getTime() - kept.data.at > lasting
  return isOld && !kept.data.isTaken ? null : kept.data
}

const interruptedDraft = (payable: Payable) => `payment interrupted:${keyOf(payable)}`

/** Keeps over the login that the session ended before anything was paid; `false`: it is told. */
export function keepInterrupted(viewerCode: string, payable: Payable, isIt: boolean): void {
  keepDraft(viewerCode, interruptedDraft(payable), isIt ? 'yes' : '')
}

export function wasInterrupted(viewerCode: string, payable: Payable): boolean {
  return readDraft(viewerCode, interruptedDraft(payable)) !== ''
}

function parse(text: string) {
  try {
    return z.safeParse(Try, JSON.parse(text))
  } catch {
    return z.safeParse(Try, null)
  }
}
