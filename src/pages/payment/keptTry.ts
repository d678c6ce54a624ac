import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import * as z from 'zod/mini'
import type { Sent } from './reading.ts'

/**
 * A payment that was sent and whose success nobody has seen yet, kept in the browser: after a lost answer, a reload or
 * a visit elsewhere it is recognised by the payments there were before it, and never made twice.
 */
const Try = z.object({ ids: z.array(z.number()), known: z.array(z.string()), at: z.number() })

/** Milliseconds after which it has long arrived, or never will. */
const lasting = 3_600_000

/** One name for what is asked to pay, however the address writes it. */
export function nameOf(payable: Payable): string {
  return payable.kind === 'package' ? String(payable.code) : payable.ids.join(',')
}

const draftOf = (payable: Payable) => `payment:${nameOf(payable)}`

export function keepTry(viewerCode: string, payable: Payable, sent: Sent): void {
  keepDraft(viewerCode, draftOf(payable), JSON.stringify({ ...sent, at: now().getTime() }))
}

export function forgetTry(viewerCode: string, payable: Payable): void {
  keepDraft(viewerCode, draftOf(payable), '')
}

export function readTry(viewerCode: string, payable: Payable): Sent | null {
  const kept = parse(readDraft(viewerCode, draftOf(payable)))
  if (!kept.success || now().getTime() - kept.data.at > lasting) return null
  const { ids, known } = kept.data
  return { ids, known }
}

function parse(text: string) {
  try {
    return z.safeParse(Try, JSON.parse(text))
  } catch {
    return z.safeParse(Try, null)
  }
}
