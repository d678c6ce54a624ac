import { useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import { isPaid, type Role } from '#domain/appointment.ts'
import { type Failed, toldElsewhere } from '#domain/attempt.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { useChange } from '#stores/underWay.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { type ChangeKind, sendChange } from './changes.ts'
import styles from './Dialogs.module.css'
import { pendingName } from './pending.ts'
import { otherOf, whenOf } from './words.ts'

type Props = {
  change: ChangeKind
  appointment: Appointment
  role: Role
  viewerCode: string
  /** Where the focus goes when it closes; `true`: back to where it was. */
  finalFocus: () => HTMLElement | true
  /** Reads the list anew, and waits until it is drawn or the screen was left. */
  renew: () => Promise<void>
  /** The change has come about, or makes no sense any more, and the list is new. */
  onDone: () => void
  onClose: () => void
}

type Sent = Awaited<ReturnType<typeof sendChange>>

/** Asks before an appointment is cancelled or accepted; a failure stays here, and its retry too. §8 Confirmations */
export function Question(props: Props) {
  const { change, appointment, role, viewerCode, finalFocus, renew, onDone, onClose } = props
  const [failed, setFailed] = useState<Failed | null>(null)
  const here = useHref(useLocation())
  const text = appointmentsText[change]
  const sending = useChange<Sent>(pendingName(viewerCode, change, appointment), {
    onEnd: finish,
    onEndElsewhere: tell,
  })

  function confirm() {
    setFailed(null)
    sending.start(async () => {
      const sent = await sendChange(change, appointment, role)
      if (isFailed(sent)) return sent
      if (sent.kind === 'done') showAlert(text.done)
      else showAlert(appointmentsText.overtaken[sent.why], 'error')
      // Pending until the list is new: until then it offers the same change again.
      await renew()
      return sent
    })
  }

  function finish(sent: Sent) {
    if (!isFailed(sent)) return onDone()
    setFailed(sent)
    if (sent.kind === 'expired') goToLogin(here)
  }

  /** A failure after the dialog was closed or the screen left. */
  function tell(sent: Sent) {
    if (isFailed(sent)) showAlert(toldElsewhere(sent, text.failed, text.unknown), 'error')
  }

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failed ? appointmentsText.again : text.confirm}
      isDanger={change === 'cancel'}
      {...(change === 'cancel' && { cancelLabel: appointmentsText.cancel.keep })}
      finalFocus={finalFocus}
      busy={sending.isUnderWay}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.content}>
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

function isFailed(sent: Sent): sent is Failed {
  return sent.kind === 'expired' || sent.kind === 'problem'
}
