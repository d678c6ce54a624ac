import { LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import { appointmentsText } from '#text/appointments.ts'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import styles from './AppointmentsPage.module.css'

/** The page's first frame: its heading and its active lessons. */
export function AppointmentsFrame() {
  return (
    <div className={styles.page}>
      <ScreenHeaderSkeleton />
      <AppointmentsSkeleton label={appointmentsText.loading} />
    </div>
  )
}

/** Skeleton in the shape of three tickets. */
export function AppointmentsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <LessonTicketSkeleton key={index} />
      ))}
    </div>
  )
}
