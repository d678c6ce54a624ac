import { lazy, Suspense, useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import { hasPrice, otherParty } from '#domain/appointment.ts'
import { lei } from '#domain/numbers.ts'
import { readChoice } from '#features/booking/choice.ts'
import type { Viewer } from '#session.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './Dialogs.module.css'

// The calendar is larger than the rest of the screen, so its code loads when the dialog opens.
const BookingForm = lazy(async () => ({
  default: (await import('#features/booking/BookingForm.tsx')).BookingForm,
}))

type Props = {
  appointment: Appointment
  /** The tutor's `UserCode`. */
  teacher: string
  viewer: Viewer
  onClose: () => void
}

const text = appointmentsText.rebook

/** The dialog that books another lesson with the tutor of a past one. docs/contract.md: SaveAppoitment */
export function BookAgain({ appointment, teacher, viewer, onClose }: Props) {
  // The hour chosen before a redirect to login, or that of a pending submission.
  const [restored] = useState(() => readChoice(viewer.UserCode, teacher))
  const { name } = otherParty(appointment, 'student')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.with(name)}
      className={styles.wide}
    >
      <div className={styles.booking}>
        <Suspense fallback={<Skeleton shape="block" height="22rem" />}>
          <BookingForm
            teacher={teacher}
            offer={{
              subject: appointment.Category?.Name,
              name,
              pastPrice: hasPrice(appointment) ? lei(appointment.Price) : undefined,
            }}
            viewer={viewer}
            restored={restored}
            onBookedAgain={onClose}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}
