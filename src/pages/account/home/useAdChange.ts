import { useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { type Failed, type Outcome, toldElsewhere } from '#domain/attempt.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft } from '#stores/drafts.ts'
import { useChange } from '#stores/underWay.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { draftName } from './adForm.ts'
import type { OwnAd } from './readOwnAds.ts'

type Kind = 'save' | 'deletion'

type Ended = { kind: Kind; outcome: Outcome<void> }

type Options = {
  /** A new one without. */
  ad: OwnAd | undefined
  viewerCode: string
  /** It has succeeded; waits until the list is new, or left. */
  onDone: () => Promise<void>
  onClose: () => void
}

const texts = {
  save: ownAdsText,
  deletion: {
    saved: ownAdsText.deletion.done,
    notSaved: ownAdsText.deletion.failed,
    unknown: ownAdsText.deletion.unknown,
  },
}

/** What one dialog does to an ad. An ad is changed by one dialog at a time, whatever is closed, left or opened meanwhile. */
export function useAdChange(kind: Kind, { ad, viewerCode, onDone, onClose }: Options) {
  const [failed, setFailed] = useState<Failed | null>(null)
  const here = useHref(useLocation())
  const change = useChange<Ended>(`ad ${viewerCode} ${draftName(ad)}`, {
    onEnd: finish,
    onEndElsewhere: tell,
  })

  function start(send: () => Promise<Outcome<void>>) {
    setFailed(null)
    change.start(async () => {
      const outcome = await send()
      if (outcome.kind === 'done') {
        keepDraft(viewerCode, draftName(ad), '')
        showAlert(texts[kind].saved)
        // Under way until the list is new: an ad that is opened again is as it was saved.
        await onDone()
      }
      return { kind, outcome }
    })
  }

  function finish(ended: Ended) {
    if (ended.outcome.kind === 'done') return onClose()
    // The other dialog of this ad has sent it.
    if (ended.kind !== kind) return tell(ended)
    setFailed(ended.outcome)
    if (ended.outcome.kind === 'expired') goToLogin(here)
  }

  /** Who has closed the dialog or left the page meanwhile must still hear of it. */
  function tell({ kind: sent, outcome }: Ended) {
    const { notSaved, unknown } = texts[sent]
    if (outcome.kind !== 'done') showAlert(toldElsewhere(outcome, notSaved, unknown), 'error')
  }

  return { isSending: change.isUnderWay, failed, setFailed, start }
}
