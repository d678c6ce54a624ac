import { useState } from 'react'
import { longDay } from '#domain/dates.ts'
import { refetchViewer, useViewer } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { paymentText as text } from '#text/payment.ts'
import { Button } from '#ui/Button/Button.tsx'
import { handOverFocus } from '#ui/handOverFocus.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './PaymentPage.module.css'

type Props = {
  /** When the subscription ended before this payment. */
  before: string | null
}

/** Until when the subscription runs now, by the profile; it is paid although that may not be known yet. */
export function Period({ before }: Props) {
  const viewer = useViewer()
  const [isAsking, setIsAsking] = useState(false)

  async function ask() {
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
    <div className={styles.unread} ref={handOverFocus}>
      <p>{text.periodUnknown}</p>
      <Button variant="secondary" size="small" busy={isAsking} onClick={() => void ask()}>
        {errorText.retry}
      </Button>
    </div>
  )
}
