import { describeError, isApiError } from '#domain/errors.ts'
import { type Failure, Refusal } from './submit.ts'

/** The texts for the outcomes of one kind of submission, in Romanian. */
export type SubmissionTexts = {
  /** Title of every failure, with the cause below it, where the specification names one text for all. §8 */
  title?: string
  /** There was no usable response, and the server does not have the change. */
  notArrived: string
  unknown: string
  expired: string
  /** Toasts for an outcome that no mounted form shows. */
  failed: string
  /** Left out where the submission shows a toast of its own. */
  succeeded?: string
}

/** The toasts; `failure` returns that of a failure where its status does not decide it. */
export type ToastTexts<Failed> =
  | Pick<SubmissionTexts, 'succeeded' | 'failed' | 'unknown'>
  | { succeeded: string; failure: (failure: Failed) => string }

type Described = { title: string; help?: string }

/** Returns title and help of the form's alert for a failure other than an expired session. */
export function describeFailure(
  { status, error }: Exclude<Failure, { status: 'sessionExpired' }>,
  texts: SubmissionTexts,
): Described {
  const cause = describeCause(status, error, texts)
  if (texts.title === undefined) return cause
  const sentence = /[.!?]$/.test(cause.title) ? cause.title : `${cause.title}.`
  return { title: texts.title, help: [sentence, cause.help].filter(Boolean).join(' ') }
}

function describeCause(status: 'failed' | 'unknown', error: unknown, texts: SubmissionTexts): Described {
  if (error instanceof Refusal) return { title: error.message }
  const kind = isApiError(error) ? error.kind : undefined
  // Without a connection, restoring it is the next step, whatever has arrived.
  if (kind === 'network') return describeError(error)
  if (status === 'unknown') return { title: texts.unknown }
  return kind === 'timeout' || kind === 'shape' ? { title: texts.notArrived } : describeError(error)
}
