import { useRef, useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import { useRefetch } from '#data/refetch.ts'
import { hasPrice, isPaid, otherParty, type Role } from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { readLessonCount } from '#features/accountCounts/accountCounts.ts'
import { BookAgain } from '#features/booking/BookAgain.tsx'
import { bookingForm } from '#features/booking/choice.ts'
import type { Viewer } from '#session.ts'
import { showToast } from '#stores/toast.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { appointmentsText } from '#text/appointments.ts'
import { errorText } from '#text/errors.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { titleId } from './Action.tsx'
import { type ChangeKind, Obsolete, sendChange, submissionKey } from './changes.ts'

type Open = { kind: ChangeKind | 'rebook'; appointment: Appointment; role: Role }

/** Opens and closes the screen's dialogs, one at a time. `ids` are the ids in the active list. */
export function useDialogs(ids: readonly number[]) {
  const [open, setOpen] = useState<Open | null>(null)
  // The button that opened the dialog may unmount with the change: then the first of these cards takes the focus.
  const focusCandidates = useRef<(number | undefined)[]>([])
  const isDone = useRef(false)

  function show(dialog: Open) {
    const { Id } = dialog.appointment
    const at = ids.indexOf(Id)
    focusCandidates.current = [Id, ids[at + 1], ids[at - 1]]
    isDone.current = false
    setOpen(dialog)
  }

  return {
    open,
    show,
    close: () => setOpen(null),
    /** Closes after a change has succeeded or proved obsolete, once the refetched list is rendered. */
    finish: () => {
      isDone.current = true
      setOpen(null)
    },
    /** Returns the element to focus when the dialog closes; `null`: the one that was focused before. */
    focusAfter: () => (isDone.current ? titleOf(focusCandidates.current) : null),
  }
}

function titleOf(ids: readonly (number | undefined)[]): HTMLElement | null {
  const titles = ids.map(id => (id === undefined ? null : document.getElementById(titleId(id))))
  return titles.find(title => title !== null) ?? document.querySelector<HTMLElement>('main h1')
}

type Props = Pick<ReturnType<typeof useDialogs>, 'open' | 'close' | 'finish' | 'focusAfter'> & {
  /** The appointments as they were read last. */
  rows: readonly Appointment[]
  viewer: Viewer
}

export function Dialogs({ open, rows, viewer, ...dialog }: Props) {
  if (!open) return null
  const latest = rows.find(({ Id }) => Id === open.appointment.Id) ?? open.appointment
  const { kind, appointment } = open
  if (kind !== 'rebook')
    return <ConfirmChange {...open} {...dialog} kind={kind} isLessonPaid={isPaid(latest)} viewer={viewer} />
  const tutorCode = appointment.Teacher?.Id
  const { name } = otherParty(appointment, 'student')
  return (
    tutorCode && (
      <BookAgain
        title={appointmentsText.rebook.title}
        tutorCode={tutorCode}
        lesson={{
          subject: appointment.Category?.Name,
          name,
          pastPrice: hasPrice(appointment) ? lei(appointment.Price) : undefined,
        }}
        viewer={viewer}
        formName={bookingForm(appointment.Id)}
        onClose={dialog.close}
      />
    )
  )
}

type ConfirmProps = Omit<Props, 'open' | 'rows'> & Open & { kind: ChangeKind; isLessonPaid: boolean }

/** Asks before an appointment is cancelled or accepted; a failure and its retry stay here. §8 Confirmations */
function ConfirmChange({ kind, appointment, role, isLessonPaid, viewer, ...dialog }: ConfirmProps) {
  const refetch = useRefetch()
  const text = appointmentsText[kind]
  const { isPending, failure, submit } = useSubmission<Obsolete | void>(
    submissionKey(viewer.UserCode, kind, appointment),
    {
      texts: text,
      async onSuccess(obsolete) {
        if (obsolete) showToast(obsolete.message, 'error')
        else showToast(text.done)
        // Stay pending until the refetched list is rendered: the stale list offers the same change again.
        await refetch()
      },
      onSuccessShown: dialog.finish,
      // The screen that is shown meanwhile may not read the list that the menu counts.
      onSettledAfterUnmount: () => void readLessonCount(viewer),
    },
  )

  const confirm = () =>
    submit(async () => {
      const outcome = await sendChange(kind, appointment, role)
      // An obsolete change closes the dialog, too.
      return outcome.status === 'failed' && outcome.error instanceof Obsolete
        ? { status: 'succeeded', value: outcome.error }
        : outcome
    })

  return (
    <Confirm
      open
      question={text.question}
      confirmLabel={failure ? errorText.retry : text.confirm}
      isDanger={kind === 'cancel'}
      {...(kind === 'cancel' && { cancelLabel: appointmentsText.cancel.keep })}
      finalFocus={dialog.focusAfter}
      busy={isPending}
      onConfirm={confirm}
      onCancel={dialog.close}
    >
      <Stack gap={3}>
        <p>
          <strong>
            <bdi>{otherParty(appointment, role).name}</bdi>
          </strong>
          , <span>{keepTogether(whenOf(appointment))}</span>
        </p>
        <Text tone="soft" size={2}>
          {kind === 'cancel' && isLessonPaid
            ? `${text.help[role]} ${appointmentsText.cancel.paid[role]}`
            : text.help[role]}
        </Text>
        <FailureAlert failure={failure} texts={text} />
      </Stack>
    </Confirm>
  )
}
