import { useState } from 'react'
import { longDay } from '#domain/dates.ts'
import { refetchViewer, useViewer } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { paymentText as text } from '#text/payment.ts'
import { Button } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './PaymentPage.module.css'

type Props = {
  /** End of the subscription before this payment, as ISO text; `null` without one. */
  before: string | null
}

/**
 * The end of the subscription, by the profile. While the profile does not show the payment, a button
 * refetches it.
 */
export function Period({ before }: Props) {
  const viewer = useViewer()
  const [isAsking, setIsAsking] = useState(false)

  async function readCheckout() {
    setIsAsking(true)
    await refetchViewer().catch(() => null)
    setIsAsking(false)
  }

  if (viewer === undefined) return <Skeleton width="80%" />
  const end = viewer?.SubscriptionEndDate
  const isNew = before === null || end?.toISOString() !== before
  if (viewer?.IsSubscriptionOk === true && isNew)
    return <p>{end ? text.runsUntil(longDay(end)) : text.runs}</p>
  return (
    <div className={styles.unread} ref={moveFocusOnUnmount}>
      <p>{text.periodUnknown}</p>
      <Button variant="secondary" size="small" busy={isAsking} onClick={() => void readCheckout()}>
        {errorText.retry}
      </Button>
    </div>
  )
}
