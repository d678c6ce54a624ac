import { useState } from 'react'
import { lazyPart } from '#data/lazyPart.tsx'
import type { Viewer } from '#session.ts'
import { bookingText } from '#text/booking.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './BookAgain.module.css'
import type { LessonSummary } from './Booked.tsx'
import { readChoice } from './choice.ts'

// The calendar is larger than the rest of the screen, so its code loads when the dialog opens.
const BookingForm = lazyPart(() => import('./BookingForm.tsx').then(module => module.BookingForm), {
  fallback: <Skeleton shape="block" height="22rem" />,
  hasAlert: true,
})

type Props = {
  title: string
  tutorCode: string
  lesson: LessonSummary
  viewer: Viewer
  /** The name by which its opener knows it (`useFormAsked`). */
  formName: string
  onClose: () => void
}

/** The dialog that books a lesson with a tutor whom the viewer knows, without an ad. docs/contract.md: SaveAppoitment */
export function BookAgain({ title, tutorCode, lesson, viewer, formName, onClose }: Props) {
  // The hour chosen before a redirect to login, or the hour of a pending submission.
  const [restored] = useState(() => readChoice(viewer.UserCode, tutorCode))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={bookingText.newWith(lesson.name)}
      className={styles.wide}
    >
      <div className={styles.booking}>
        <BookingForm
          tutorCode={tutorCode}
          lesson={lesson}
          viewer={viewer}
          restored={restored}
          formName={formName}
          onBookedAgain={onClose}
        />
      </div>
    </Dialog>
  )
}
