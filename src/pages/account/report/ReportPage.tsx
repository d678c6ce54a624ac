import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useId } from 'react'
import { useLoaderData } from 'react-router'
import { Deferred } from '#data/Deferred.tsx'
import { useRefreshOnNewDay, useRefreshOnReturn } from '#data/usePolling.ts'
import { longDay } from '#domain/dates.ts'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { reportText as text } from '#text/report.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#ui/Table/Table.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { columns, Lessons } from './Lessons.tsx'
import type { ReportData } from './load.ts'
import styles from './ReportPage.module.css'

export { loader } from './load.ts'

export function HydrateFallback() {
  return (
    <Stack gap={6} className={styles.page}>
      <ScreenHeaderSkeleton />
      <Card gap={2}>
        <Skeleton width="4rem" />
        <Skeleton width="9rem" className={styles.amount} />
        <Skeleton width="14rem" />
      </Card>
      <TableSkeleton columns={columns} />
    </Stack>
  )
}

/** The report screen: the tutor's earnings, and when they were paid out. §2 Appointment report, §6 */
export function Component() {
  const data = useLoaderData<ReportData | null>()
  useRefreshOnReturn()
  useRefreshOnNewDay(data?.today)
  return (
    <Stack gap={6} className={styles.page}>
      <PageHead title={text.title} noIndex />
      {data ? (
        <>
          <ScreenHeader title={text.heading(longDay(data.today))} lead={text.lead} />
          <Balance {...data} />
          <Lessons {...data} />
        </>
      ) : (
        <ForTutors />
      )}
    </Stack>
  )
}

/** The sum that the tutor will receive. It stays while another page of the table loads. §2 Appointment report */
function Balance({ balance }: Pick<ReportData, 'balance'>) {
  const id = useId()
  return (
    <Card as="section" gap={2} aria-labelledby={id}>
      <h2 id={id} className={styles.balanceTitle}>
        {text.balance.heading}
      </h2>
      <Deferred promise={balance} skeleton={<Amount />} failed={text.balance.failed}>
        {sum => <Amount sum={sum} />}
      </Deferred>
    </Card>
  )
}

function Amount({ sum }: { sum?: number }) {
  return (
    <>
      <p className={styles.amount} aria-busy={sum === undefined || undefined}>
        {sum === undefined ? <Skeleton width="9rem" /> : lei(sum)}
      </p>
      <Text tone="soft">{text.balance.help}</Text>
    </>
  )
}

function ForTutors() {
  return (
    <EmptyState
      title={text.students.title}
      headingLevel={1}
      icon={<GraduationCap />}
      action={
        <ButtonLink variant="secondary" to={paths.appointments}>
          {text.students.link}
        </ButtonLink>
      }
    >
      {text.students.help}
    </EmptyState>
  )
}
