import { useLoaderData } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import { subscriptionText as text } from '#text/subscription.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Invoices } from './Invoices.tsx'
import type { SubscriptionData } from './load.ts'
import { Period } from './Period.tsx'
import styles from './SubscriptionPage.module.css'

export { loader, shouldRevalidate } from './load.ts'
export { SubscriptionFrame as HydrateFallback } from './SubscriptionFrame.tsx'

/** A tutor's subscription and its invoices, or a student's invoices of lessons. §2 Subscription pages */
export function Component() {
  const data = useLoaderData<SubscriptionData>()
  const { isTeacher } = data
  const title = isTeacher ? text.title : text.studentTitle
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      <ScreenHeader title={title} lead={isTeacher ? text.lead : text.studentLead} />
      {isTeacher && <Period {...data} />}
      <Invoices {...data} />
      {!isTeacher && <Period {...data} />}
    </div>
  )
}
