import { LessonTicketSkeleton } from '#features/lesson/LessonTicketSkeleton.tsx'
import styles from './AppointmentsPage.module.css'

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
