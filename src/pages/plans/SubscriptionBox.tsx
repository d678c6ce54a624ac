import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { useViewer, type Viewer } from '#session.ts'
import { plansPageText as text, plansText } from '#text/plans.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './SubscriptionBox.module.css'

/** A box about the viewer's subscription: active, needed, or not meant for them. */
export function SubscriptionBox() {
  const viewer = useViewer()
  const { visitor, student, unpaid, active } = text
  if (viewer === undefined) return <StandingSkeleton />
  if (viewer?.IsSubscriptionOk === true) {
    return (
      <Box title={active.title} link={active.link} to={paths.subscription} isActive>
        {period(viewer)}
      </Box>
    )
  }
  if (viewer === null) {
    return (
      <Box title={visitor.title} link={visitor.link} to={`${paths.howItWorks}#profesori`}>
        {plansText.offerHelp}
      </Box>
    )
  }
  if (!viewer.IsTeacher) {
    return (
      <Box title={student.title} link={student.link} to={paths.newRequest}>
        {student.text}
      </Box>
    )
  }
  return (
    <Box title={unpaid.title} link={unpaid.link} to={paths.requests}>
      {plansText.offerHelp}
    </Box>
  )
}

type Props = { title: string; children: ReactNode; link: string; to: string; isActive?: boolean }

function Box({ title, children, link, to, isActive = false }: Props) {
  return (
    <Stack gap={1} className={styles.standing} data-active={isActive}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      <Link to={to} className={classes('touchTarget', styles.link)}>
        {link}
      </Link>
    </Stack>
  )
}

function StandingSkeleton() {
  return (
    <Stack gap={1} className={styles.standing} aria-busy="true">
      <Skeleton className={styles.titleSkeleton} />
      <Skeleton />
      <Skeleton className={styles.linkSkeleton} />
    </Stack>
  )
}

/**
 * Returns the start and end of the subscription in days of Romanian time, as far as the server sends them;
 * `""` without an end. §2 Subscription and payments
 */
function period({ SubscriptionStartDate: start, SubscriptionEndDate: end }: Viewer): string {
  if (!end) return ''
  return start ? text.active.period(longDay(start), longDay(end)) : text.active.until(longDay(end))
}
