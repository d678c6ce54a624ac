import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { draftKey, readDraft, removeDraft, saveDraft } from '#stores/drafts.ts'
import * as z from 'zod/mini'
import { endOf, Subscription } from './packageStatus.ts'
import type { Receipt } from './receipt.ts'

/**
 * A payment that was begun and whose end nobody has seen yet, kept in the browser under each lesson, or the package, that
 * it sends: after a lost answer, a reload or a visit elsewhere it is recognised by whatever else asks to pay one of
 * them, and never made twice. docs/decisions/0014
 */
const Try = z.object({
  /** What was sent. */
  ids: z.array(z.number()),
  /** The codes of the payments that there were before; `null`: nobody knows. */
  known: z.nullable(z.array(z.string())),
  /** Of a package, the subscription as it was before. */
  subscription: z.nullish(Subscription),
  /** When, in milliseconds of the server's time. */
  at: z.number(),
  /** A provider has taken the money: it is recorded, however long that takes, and never taken again. */
  isTaken: z.boolean(),
})
export type Try = z.infer<typeof Try>

/** Milliseconds after which it has long arrived, or never will. */
const lasting = 3_600_000

/** We wait 30 s for an answer, a host's proxy a minute. Until then what was sent may be on its way, whoever sent it. */
const longestCall = 60_000

export const mayBeOnItsWay = ({ at }: Try) => now().getTime() - at < longestCall

/** One name for what is asked to pay, however the address writes it. */
export function keyOf(payable: Payable): string {
  if (payable.kind === 'package') return String(payable.code)
  return payable.ids.toSorted((a, b) => a - b).join(',')
}

/** The numbers that the address names. */
export function askedOf(payable: Payable): number[] {
  return payable.kind === 'package' ? [payable.code] : payable.ids
}

type Kind = Payable['kind']

const draftOf = (viewerCode: string, kind: Kind, id: number) => draftKey(viewerCode, `payment:${kind}:${id}`)

export function keepTry(viewerCode: string, kind: Kind, kept: Try): void {
  for (const id of kept.ids) saveDraft(draftOf(viewerCode, kind, id), kept)
}

/** Of these the end is known. */
export function forgetTry(viewerCode: string, kind: Kind, ids: readonly number[]): void {
  for (const id of ids) removeDraft(draftOf(viewerCode, kind, id))
}

/**
 * Its success is shown. A package that was sent again since knows the invoice of this one, or the period that it has
 * opened, and stays kept.
 */
export function forgetPaid(receipt: Receipt): void {
  const { kind, viewer, known } = receipt
  if (kind === 'appointments') {
    const ids = receipt.lines.map(({ id }) => id)
    return forgetTry(viewer, kind, ids)
  }
  const kept = readOne(viewer, kind, receipt.code)
  const isThis = String(kept?.known) === String(known) && endOf(kept?.subscription) === receipt.until
  if (isThis) forgetTry(viewer, kind, [receipt.code])
}

/**
 * What was sent of these, by one payment or several, as one. That in which money was taken comes first, alone: nothing
 * else is paid before it is recorded.
 */
export function readTry(viewerCode: string, kind: Kind, ids: readonly number[]): Try | null {
  const all = ids.flatMap(id => {
    const kept = readOne(viewerCode, kind, id)
    return kept ? { id, kept } : []
  })
  const taken = all.filter(({ kept }) => kept.isTaken)
  const found = taken.length > 0 ? taken : all
  const [first] = found
  if (!first) return null
  const isWhole =
    first.kept.ids.length === found.length && found.every(({ kept }) => kept.at === first.kept.at)
  return {
    ids: found.map(({ id }) => id),
    // Which invoices are those of a part, nobody knows.
    known: isWhole ? first.kept.known : null,
    subscription: first.kept.subscription,
    at: Math.max(...found.map(({ kept }) => kept.at)),
    isTaken: first.kept.isTaken,
  }
}

function readOne(viewerCode: string, kind: Kind, id: number): Try | null {
  const kept = readDraft(draftOf(viewerCode, kind, id), Try)
  const isOld = kept && now().getTime() - kept.at > lasting
  return kept && (!isOld || kept.isTaken) ? kept : null
}

const interruptedDraft = (viewerCode: string, payable: Payable) =>
  draftKey(viewerCode, `payment interrupted:${keyOf(payable)}`)

/** Remembers over the login that the session expired before anything was paid; `false` once that was shown. */
export function keepInterrupted(viewerCode: string, payable: Payable, isInterrupted: boolean): void {
  const key = interruptedDraft(viewerCode, payable)
  if (isInterrupted) saveDraft(key, true)
  else removeDraft(key)
}

export function wasInterrupted(viewerCode: string, payable: Payable): boolean {
  return readDraft(interruptedDraft(viewerCode, payable), z.boolean()) === true
}
