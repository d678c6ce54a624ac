import { describeFailure, type Outcome, type SubmissionTexts } from '#submit/submit.ts'

type Texts = Omit<SubmissionTexts, 'failed'> & { failed: unknown }

/** Returns an outcome as the form shows it, with the texts for the user in place of the error. */
export async function shown<Value>(outcome: Promise<Outcome<Value>>, texts: Texts) {
  const settled = await outcome
  if (settled.status !== 'failed' && settled.status !== 'unknown') return settled
  return { status: settled.status, ...describeFailure(settled, { ...texts, failed: '' }) }
}
