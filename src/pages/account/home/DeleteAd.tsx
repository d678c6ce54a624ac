import { useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { Failed } from '#domain/attempt.ts'
import { ownAdPrice } from '#domain/ownAds.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import styles from './AdDialog.module.css'
import type { OwnAd } from './load.ts'

type Props = {
  ad: OwnAd
  isSending: boolean
  /** Deletes, and does all that follows a success; `null`. */
  onDelete: () => Promise<Failed | null>
  onClose: () => void
}

const text = ownAdsText.deletion

/** Asks before an ad is deleted; a failure stays here, and its retry too. §8 Confirmations */
export function DeleteAd({ ad, isSending, onDelete, onClose }: Props) {
  const [failed, setFailed] = useState<Failed | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const here = useHref(useLocation())

  async function remove() {
    setFailed(null)
    const outcome = await onDelete()
    if (outcome === null) return
    setFailed(outcome)
    // Who has closed the dialog meanwhile must still hear of it.
    if (content.current === null) showAlert(text.failed, 'error')
    else if (outcome.kind === 'expired') goToLogin(here)
  }

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failed ? text.again : ownAdsText.remove}
      isDanger
      busy={isSending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <div ref={content} className={styles.form}>
        <p className={styles.which} dir="auto">
          <strong>{ad.Category.Name}</strong>, {ownAdPrice(ad)}
        </p>
        <p className={styles.note}>{text.help}</p>
        <FailedAlert failed={failed} expired={text.expired} />
      </div>
    </Confirm>
  )
}
