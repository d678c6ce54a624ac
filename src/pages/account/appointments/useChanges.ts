import { type RefObject, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import type { Role } from '#domain/appointment.ts'
import type { Failed } from '#domain/attempt.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { type ChangeKind, sendChange } from './changes.ts'
import { useBookings } from './useBookings.ts'
import { useNextDrawn } from './useNextDrawn.ts'
import { titleId } from './words.ts'

/** The one dialog that is open. */
type Open = Asked | { kind: 'rebook'; appointment: Appointment; role: Role }
type Asked = { kind: ChangeKind; appointment: Appointment; role: Role }

const nameOf = ({ kind, appointment: { Id } }: Open) => `${kind} ${Id}`

/**
 * The dialogs of the screen, and the changes that go on whatever is opened or closed meanwhile. `list` is another one each
 * time it was read.
 */
export function useChanges(list: unknown, heading: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Open | null>(null)
  // By name: a dialog that was closed and opened again finds its change still on its way, and does not send it twice.
  const [sending, setSending] = useState<readonly string[]>([])
  const [settled, setSettled] = useState<{ id: number } | null>(null)
  const { revalidate } = useRevalidator()
  const nextDrawn = useNextDrawn(list)
  const closeIf = (isIt: (one: Open) => boolean) =>
    setOpen(current => (current && isIt(current) ? null : current))
  const { sendingTo, book } = useBookings(teacher => closeIf(isBookingWith(teacher)))

  // Syncs with the document's focus: the button that opened the question may be gone with its appointment or its state.
  useEffect(() => {
    if (settled === null || document.activeElement !== document.body) return
    const title = document.getElementById(titleId(settled.id)) ?? heading.current
    title?.focus()
  }, [settled, heading])

  /** One change, and all that follows it; `null` unless it failed. The dialog stays until the list is new. */
  async function send(asked: Asked): Promise<Failed | null> {
    const { kind, appointment, role } = asked
    const name = nameOf(asked)
    setSending(names => [...names, name])
    const outcome = await sendChange(kind, appointment, role)
    const isOver = () => setSending(names => names.filter(other => other !== name))
    if (outcome.kind === 'expired' || outcome.kind === 'problem') {
      isOver()
      return outcome
    }
    if (outcome.kind === 'done') showAlert(text[kind].done)
    else showAlert(text.overtaken[outcome.why], 'error')
    // The router shows the new list some time after it has it: the dialog does not close before that.
    const isDrawn = nextDrawn()
    await revalidate()
    await isDrawn
    isOver()
    closeIf(one => nameOf(one) === name)
    setSettled({ id: appointment.Id })
    return null
  }

  return {
    open,
    setOpen,
    isSending: open !== null && sending.includes(nameOf(open)),
    send,
    sendingTo,
    book,
  }
}

const isBookingWith =
  (teacher: string) =>
  ({ kind, appointment }: Open) =>
    kind === 'rebook' && appointment.Teacher?.Id === teacher
