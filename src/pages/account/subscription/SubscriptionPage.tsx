import { useLoaderData } from 'react-router'
import { useRefreshOnNewDay, useRefreshOnReturn } from '#data/usePolling.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { shellText } from '#text/shell.ts'
import { subscriptionText as text } from '#text/subscription.ts'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Invoices } from './Invoices.tsx'
import type { SubscriptionData } from './load.ts'
import { Period, PeriodSkeleton } from './Period.tsx'

export { loader, shouldRevalidate } from './load.ts'

/** A tutor's subscription and its invoices, or a student's invoices of lessons. §2 Subscription pages */
export function Component() {
  const data = useLoaderData<SubscriptionData>()
  useRefreshOnReturn()
  useRefreshOnNewDay(data.now)
  const { isTeacher } = data
  const title = isTeacher ? text.title : text.studentTitle
  return (
    <Stack gap={8}>
      <PageHead title={title} noIndex />
      <ScreenHeader title={title} lead={isTeacher ? text.lead : text.studentLead} />
      {isTeacher && <Period {...data} />}
      <Invoices {...data} />
      {!isTeacher && <Period {...data} />}
    </Stack>
  )
}

/** The page's first frame. Its order and its texts depend on the viewer's role. */
export function HydrateFallback() {
  return (
    <Stack gap={8} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <Stack gap={3}>
        <Skeleton width="8rem" size={4} />
        <PeriodSkeleton />
      </Stack>
    </Stack>
  )
}
