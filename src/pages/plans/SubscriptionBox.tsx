import { Link } from 'react-router'
import { paths } from '#domain/paths.ts'
import { periodText } from '#domain/subscription.ts'
import { useViewer, type Viewer } from '#session.ts'
import { plansPageText as text, plansText } from '#text/plans.ts'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './SubscriptionBox.module.css'

export function SubscriptionBox() {
  const viewer = useViewer()
  if (viewer === undefined) return <StandingSkeleton />
  const { title, help, link, to } = standingOf(viewer)
  return (
    <Stack gap={1} className={styles.standing} data-active={viewer?.IsSubscriptionOk === true}>
      <p className={styles.title}>{title}</p>
      <p>{help}</p>
      <Link to={to} className={classes('touchTarget', styles.link)}>
        {link}
      </Link>
    </Stack>
  )
}

function standingOf(viewer: Viewer | null) {
  const { visitor, student, unpaid, active } = text
  if (viewer?.IsSubscriptionOk === true) {
    const help = viewer.SubscriptionEndDate ? text.active.period(periodText(viewer)) : ''
    return { ...active, help, to: paths.subscription }
  }
  if (!viewer) return { ...visitor, help: plansText.offerHelp, to: `${paths.howItWorks}#profesori` }
  if (!viewer.IsTeacher) return { ...student, help: student.text, to: paths.newRequest }
  return { ...unpaid, help: plansText.offerHelp, to: paths.requests }
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
