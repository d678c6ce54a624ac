import { useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { isPaid, type Role } from '#domain/appointment.ts'
import { type Failed, toldElsewhere } from '#domain/attempt.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import type { ChangeKind } from './changes.ts'
import styles from './Dialogs.module.css'
import { otherOf, whenOf } from './words.ts'

type Props = {
  change: ChangeKind
  appointment: Appointment
  role: Role
  isSending: boolean
  /** Where the focus goes when it closes; `true`: back to where it was. */
  finalFocus: () => HTMLElement | true
  /** Sends, and does all that follows; `null` unless it failed. */
  onConfirm: () => Promise<Failed | null>
  onClose: () => void
}

/** Asks before an appointment is cancelled or accepted; a failure stays here, and its retry too. §8 Confirmations */
export function Question({ change, appointment, role, isSending, finalFocus, onConfirm, onClose }: Props) {
  const [failed, setFailed] = useState<Failed | null>(null)
  const content = useRef<HTMLDivElement>(null)
  const here = useHref(useLocation())
  const text = appointmentsText[change]

  async function confirm() {
    setFailed(null)
    const outcome = await onConfirm()
    if (outcome === null) return
    setFailed(outcome)
    // Who has closed the dialog meanwhile must still hear of it.
    if (content.current === null) {
      showAlert(toldElsewhere(outcome, text.failed, text.unknown), 'error')
    } else if (outcome.kind === 'expired') goToLogin(here)
  }

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failed ? appointmentsText.again : text.confirm}
      isDanger={change === 'cancel'}
      {...(change === 'cancel' && { cancelLabel: appointmentsText.cancel.keep })}
      finalFocus={finalFocus}
      busy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div ref={content} className={styles.content}>
        <p className={styles.which}>
          <strong>
            <bdi>{otherOf(appointment, role).name}</bdi>
          </strong>
          , {whenOf(appointment)}
        </p>
        <p className={styles.note}>
          {text.help[role]} {change === 'cancel' && isPaid(appointment) && appointmentsText.cancel.paid[role]}
        </p>
        <FailedAlert failed={failed} expired={text.expired} />
      </div>
    </Confirm>
  )
}
