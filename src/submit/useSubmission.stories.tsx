import preview from '#storybook/preview.tsx'
import { ApiError } from '#api/apiError.ts'
import { contactText } from '#text/contact.ts'
import { FailureAlert } from './useSubmission.tsx'

const meta = preview.meta({ title: 'Features/Failure alert', component: FailureAlert })

const texts = { ...contactText.submission, failed: contactText.submission.failed('Mihai Ionescu') }
const because = (kind: ApiError['kind']) => new ApiError(kind, 'POST /api/x')

export const StateFailed = meta.story({
  args: { failure: { status: 'failed', error: because('network') }, texts },
})
export const StateWithANote = meta.story({
  args: {
    failure: { status: 'failed', error: because('status') },
    texts,
    note: 'Ce ați completat este păstrat.',
  },
})
export const StateNotArrived = meta.story({
  args: { failure: { status: 'failed', error: because('timeout') }, texts },
})
export const StateUnknown = meta.story({
  args: { failure: { status: 'unknown', error: because('timeout') }, texts },
})
export const StateSessionExpired = meta.story({ args: { failure: { status: 'sessionExpired' }, texts } })
