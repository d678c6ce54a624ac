import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useLoaderData } from 'react-router'
import { longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { reportText as text } from '#text/report.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Balance } from './Balance.tsx'
import { Lessons } from './Lessons.tsx'
import type { ReportData } from './load.ts'
import styles from './ReportPage.module.css'

export { loader } from './load.ts'
export { ReportFrame as HydrateFallback } from './ReportFrame.tsx'

/** The report screen: the tutor's earnings, and when they were paid out. §2 Appointment report, §6 */
export function Component() {
  const data = useLoaderData<ReportData | null>()
  return (
    <div className={styles.page}>
      <PageHead title={text.title} noIndex />
      {data ? <Report {...data} /> : <ForTutors />}
    </div>
  )
}

function Report({ today, balance, report }: ReportData) {
  return (
    <>
      <ScreenHeader title={text.heading(longDay(today))} lead={text.lead} />
      <Balance balance={balance} />
      <Lessons report={report} />
    </>
  )
}

function ForTutors() {
  return (
    <EmptyState
      title={text.students.title}
      headingLevel={1}
      icon={<GraduationCap aria-hidden="true" />}
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
