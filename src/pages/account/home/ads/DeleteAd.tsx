import { ownAdPrice } from '#domain/ownAds.ts'
import { FailureAlert } from '#submit/FailureAlert.tsx'
import { ownAdsText } from '#text/ownAds.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import styles from './AdDialog.module.css'
import type { OwnAd } from './readOwnAds.ts'
import { deleteOwnAd } from './saveOwnAd.ts'
import { submissionTexts, useAdSubmission } from './useAdSubmission.ts'

type Props = {
  ad: OwnAd
  viewerCode: string
  /** Runs after the deletion; resolves once the new list is rendered. */
  onDone: () => Promise<void>
  onClose: () => void
}

const text = ownAdsText.deletion

/** Asks for confirmation before an ad is deleted; a failure and its retry stay here. §8 Confirmations */
export function DeleteAd({ ad, viewerCode, onDone, onClose }: Props) {
  const { isPending, failure, submit } = useAdSubmission('deletion', { ad, viewerCode, onDone, onClose })

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failure ? text.again : ownAdsText.remove}
      isDanger
      busy={isPending}
      onConfirm={() => submit(() => deleteOwnAd(ad))}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p className={styles.which} dir="auto">
          <strong>{ad.Category.Name}</strong>, {ownAdPrice(ad)}
        </p>
        <p className={styles.note}>{text.help}</p>
        <FailureAlert failure={failure} texts={submissionTexts.deletion} />
      </div>
    </Confirm>
  )
}
