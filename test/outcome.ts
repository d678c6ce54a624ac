import type { Outcome } from '#submit/submit.ts'
import { describeFailure, type SubmissionTexts } from '#submit/texts.ts'

type Texts = Omit<SubmissionTexts, 'failed'> & { failed: unknown }

/** The outcome as its form shows it: an error is replaced by what it says to the user. */
export async function shown<Value>(outcome: Promise<Outcome<Value>>, texts: Texts) {
  const settled = await outcome
  if (settled.status !== 'failed' && settled.status !== 'unknown') return settled
  return { status: settled.status, ...describeFailure(settled, { ...texts, failed: '' }) }
}
