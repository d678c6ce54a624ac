import type { ReactNode } from 'react'
import { ApiError } from '#api/apiError.ts'
import { describeError, isApiError, isSessionExpired } from '#domain/errors.ts'
import { mayStillArrive } from './sent.ts'

/**
 * How a submission settled. `failed`: the server does not have it. `unknown`: the server may or may not have
 * it, and its state could not be read. `Failed` is the failure's type where it carries more than an error.
 */
export type Outcome<Value = void, Failed extends FailureStatus = Failure> =
  { status: 'succeeded'; value: Value } | Failed

export type FailureStatus = { status: 'failed' | 'unknown' | 'sessionExpired' }

/** The failure of most submissions: it keeps the error, so that a caller can tell causes apart. */
export type Failure = Thrown | { status: 'unknown'; error: unknown } | { status: 'sessionExpired' }

/** The failure that any submission can end with, by an unexpected error. */
export type Thrown = { status: 'failed'; error: unknown }

/** Why the server refused a submission, as read back. The message is the user's, in Romanian. */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** The result of verifying a submission. `unknown`: the server's data does not answer the question. */
export type Verdict<Value = void> = { arrived: Value } | 'absent' | 'unknown'

export const arrivedIf = (hasArrived: boolean): Verdict => (hasArrived ? { arrived: undefined } : 'absent')

/** Milliseconds by which the server's clock may be behind `now()`. */
const clockTolerance = 5 * 60_000

/** Milliseconds by which the server may round down the time of what it receives. */
const rounding = 2000

/**
 * Returns the verdict on a submission whose content was found on the server, with this time. A few minutes before the submission it is
 * open whether the server's clock is behind, or an earlier submission had the same content.
 */
export function arrivedSince<Value>(
  startedAt: Date,
  time: Date | null | undefined,
  arrived: Value,
): Verdict<Value> {
  if (!time) return 'unknown'
  const age = startedAt.getTime() - time.getTime()
  if (age > clockTolerance) return 'absent'
  return age > rounding ? 'unknown' : { arrived }
}

type Options<Value> = {
  /** Reads back from the server whether the submission arrived. @throws when that cannot be read */
  verify: () => Promise<Verdict<Value>>
  /** Called with an error of `send` or `verify`, e.g. to log it. */
  onError?: (error: unknown) => void
}

/**
 * Sends a submission once and returns its outcome. Never throws and never repeats: after a timeout, a broken
 * connection, a proxy's error or a response that cannot be read, `verify` decides. §7 Every request
 */
export async function submit<Value>(
  send: () => Promise<Value>,
  { verify, onError }: Options<Value>,
): Promise<Outcome<Value>> {
  try {
    return { status: 'succeeded', value: await send() }
  } catch (error) {
    onError?.(error)
    if (leavesOutcomeOpen(error)) return resolveOutcome(error, verify, onError)
    return isSessionExpired(error) ? { status: 'sessionExpired' } : { status: 'failed', error }
  }
}

/** Returns whether the error leaves open what the server did, as a proxy's error (408, 502, 503, 504) does. */
export function leavesOutcomeOpen(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { kind, status = 0 } = error
  return ['timeout', 'network', 'shape'].includes(kind) || [408, 502, 503, 504].includes(status)
}

/** Returns the outcome that `verify` finds; `unknown` when the session expires first. Never throws. */
export async function resolveOutcome<Value>(
  error: unknown,
  verify: Options<Value>['verify'],
  onError?: Options<Value>['onError'],
): Promise<Outcome<Value>> {
  try {
    const verdict = await verify()
    if (verdict === 'absent') return { status: 'failed', error }
    // Not the original error: the connection is back, so the message must be about the outcome.
    if (verdict === 'unknown') return { status: 'unknown', error: new Error('unknown', { cause: error }) }
    return { status: 'succeeded', value: verdict.arrived }
  } catch (verifyError) {
    onError?.(verifyError)
    return { status: 'unknown', error }
  }
}

/**
 * Verifies what was sent at `sentAt` and has no response, as after a timeout. While the server may still be processing it, its absence does
 * not mean that it has failed. Never throws.
 */
export function verifyEarlier<Value>(
  sentAt: Date,
  verify: Options<Value>['verify'],
): Promise<Outcome<Value>> {
  return resolveOutcome(new ApiError('timeout', 'earlier'), async () => {
    const verdict = await verify()
    return verdict === 'absent' && mayStillArrive(sentAt) ? 'unknown' : verdict
  })
}

/** Returns whether the request was declined, by the server or before it was sent, so that nothing was changed. */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || leavesOutcomeOpen(error)) return false
  const { kind, status = 0 } = error
  return kind === 'session' || kind === 'otherViewer' || (status >= 400 && status < 500)
}

/** The texts for the outcomes of one kind of submission, in Romanian. */
export type SubmissionTexts = {
  /** Title of every failure, with the cause below it, where the specification names one text for all. §8 */
  title?: ReactNode
  /** There was no usable response, and the server does not have what was sent. */
  notArrived: string
  unknown: string
  expired: string
  /** Toasts for an outcome that no mounted form shows. */
  failed: string
  /** Left out where the submission shows a toast of its own. */
  succeeded?: string
}

/** The toasts; `failure` returns the toast of a failure whose status does not determine it. */
export type ToastTexts<Failed> =
  | Pick<SubmissionTexts, 'succeeded' | 'failed' | 'unknown'>
  | { succeeded: string; failure: (failure: Failed) => string }

/** Returns title and help of the form's alert for a failure other than an expired session. */
export function describeFailure(
  { status, error }: Exclude<Failure, { status: 'sessionExpired' }>,
  texts: SubmissionTexts,
): { title: ReactNode; help?: string } {
  const cause = describeCause(status, error, texts)
  if (texts.title === undefined) return cause
  const sentence = /[.!?]$/.test(cause.title) ? cause.title : `${cause.title}.`
  return { title: texts.title, help: [sentence, cause.help].filter(Boolean).join(' ') }
}

type Cause = { title: string; help?: string }

function describeCause(status: 'failed' | 'unknown', error: unknown, texts: SubmissionTexts): Cause {
  if (error instanceof Refusal) return { title: error.message }
  const kind = isApiError(error) ? error.kind : undefined
  // Without a connection, restoring it is the next step, whatever has arrived.
  if (kind === 'network') return describeError(error)
  if (status === 'unknown') return { title: texts.unknown }
  return kind === 'timeout' || kind === 'shape' ? { title: texts.notArrived } : describeError(error)
}
