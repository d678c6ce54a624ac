import { ownAdPrice } from '#domain/ownAds.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import styles from './AdDialog.module.css'
import type { OwnAd } from './readOwnAds.ts'
import { deleteOwnAd } from './saveOwnAd.ts'
import { useAdChange } from './useAdChange.ts'

type Props = {
  ad: OwnAd
  viewerCode: string
  /** It is deleted; waits until the list is new, or left. */
  onDone: () => Promise<void>
  onClose: () => void
}

const text = ownAdsText.deletion

/** Asks before an ad is deleted; a failure stays here, and its retry too. §8 Confirmations */
export function DeleteAd({ ad, viewerCode, onDone, onClose }: Props) {
  const { isSending, failed, start } = useAdChange('deletion', { ad, viewerCode, onDone, onClose })

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failed ? text.again : ownAdsText.remove}
      isDanger
      busy={isSending}
      onConfirm={() => start(() => deleteOwnAd(ad))}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p className={styles.which} dir="auto">
          <strong>{ad.Category.Name}</strong>, {ownAdPrice(ad)}
        </p>
        <p className={styles.note}>{text.help}</p>
        <FailedAlert failed={failed} expired={text.expired} />
      </div>
    </Confirm>
  )
}
