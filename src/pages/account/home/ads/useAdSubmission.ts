import { profileTexts } from '#features/profileService/profileService.ts'
import { draftKey, removeDraft } from '#stores/drafts.ts'
import { showToast } from '#stores/toast.ts'
import { useIsPending } from '#submit/submissions.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import { ownAdsText } from '#text/ownAds.ts'
import type { OwnAd } from './readOwnAds.ts'

type Kind = 'save' | 'deletion'

type Options = {
  /** `undefined` for a new ad. */
  ad: OwnAd | undefined
  viewerCode: string
  /** Runs after a success, also when the dialog has been closed; resolves once the new list is rendered. */
  onDone: () => Promise<void>
  onClose: () => void
}

const done = { save: ownAdsText.saved, deletion: ownAdsText.deletion.done }

export const submissionTexts = {
  save: profileTexts(ownAdsText.submission),
  deletion: profileTexts(ownAdsText.deletion),
}

export const adDraftKey = (viewerCode: string, ad: OwnAd | undefined) =>
  draftKey(viewerCode, `form:ad:${ad?.Code ?? 'new'}`)

/** Connects a dialog of an ad to its submission. While a submission of either dialog is pending, both are busy. */
export function useAdSubmission(kind: Kind, { ad, viewerCode, onDone, onClose }: Options) {
  const keyOf = (one: Kind) => `ad ${one} ${viewerCode} ${ad?.Code ?? 'new'}`
  const isPending = useIsPending()
  const submission = useSubmission(keyOf(kind), {
    texts: submissionTexts[kind],
    async onSuccess() {
      removeDraft(adDraftKey(viewerCode, ad))
      showToast(done[kind])
      // Stay pending until the refetched list is rendered, so that a reopened dialog shows the ad as saved.
      await onDone()
    },
    onSuccessShown: onClose,
  })
  return { ...submission, isPending: isPending(keyOf('save')) || isPending(keyOf('deletion')) }
}
