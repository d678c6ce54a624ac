import type { Appointment } from '#api/appointments.ts'
import { useRefetch } from '#data/refetch.ts'
import { isPaid, otherParty, type Role } from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { showToast } from '#stores/toast.ts'
import { FailureAlert } from '#submit/FailureAlert.tsx'
import { useSubmission } from '#submit/useSubmission.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import { type ChangeKind, Obsolete, sendChange, submissionKey } from './changes.ts'
import styles from './Dialogs.module.css'

type Props = {
  change: ChangeKind
  appointment: Appointment
  role: Role
  viewerCode: string
  /** Returns the element to focus when the dialog closes; `true`: the one that was focused before. */
  finalFocus: () => HTMLElement | true
  /** Called when the change has succeeded or proved obsolete, once the refetched list is rendered. */
  onDone: () => void
  onClose: () => void
}

/** Asks before an appointment is cancelled or accepted; a failure and its retry stay here. §8 Confirmations */
export function ConfirmChange({ change, appointment, role, viewerCode, finalFocus, onDone, onClose }: Props) {
  const refetch = useRefetch()
  const text = appointmentsText[change]
  const { isPending, failure, submit } = useSubmission<Obsolete | void>(
    submissionKey(viewerCode, change, appointment),
    {
      texts: text,
      async onSuccess(obsolete) {
        if (obsolete) showToast(obsolete.message, 'error')
        else showToast(text.done)
        // Stay pending until the refetched list is rendered: the stale one offers the same change again.
        await refetch()
      },
      onSuccessShown: onDone,
    },
  )

  const confirm = () =>
    submit(async () => {
      const outcome = await sendChange(change, appointment, role)
      // An obsolete change closes the dialog, too.
      return outcome.status === 'failed' && outcome.error instanceof Obsolete
        ? { status: 'succeeded', value: outcome.error }
        : outcome
    })

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failure ? appointmentsText.again : text.confirm}
      isDanger={change === 'cancel'}
      {...(change === 'cancel' && { cancelLabel: appointmentsText.cancel.keep })}
      finalFocus={finalFocus}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.content}>
        <p className={styles.which}>
          <strong>
            <bdi>{otherParty(appointment, role).name}</bdi>
          </strong>
          , {keepTogether(whenOf(appointment))}
        </p>
        <p className={styles.note}>
          {text.help[role]} {change === 'cancel' && isPaid(appointment) && appointmentsText.cancel.paid[role]}
        </p>
        <FailureAlert failure={failure} texts={text} />
      </div>
    </Confirm>
  )
}
