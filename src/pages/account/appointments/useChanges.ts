import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Appointment } from '#api/appointments.ts'
import type { Role } from '#domain/appointment.ts'
import type { Failed } from '#domain/attempt.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { type Change, sendChange } from './changes.ts'
import { titleId } from './words.ts'

/** The one dialog that is open. */
type Open = Asked | { kind: 'rebook'; appointment: Appointment; role: Role }
type Asked = { kind: Change; appointment: Appointment; role: Role }

const nameOf = ({ kind, appointment: { Id } }: Open) => `${kind} ${Id}`

/** The dialogs of the screen, and the changes that go on whatever is opened or closed meanwhile. */
export function useChanges(heading: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Open | null>(null)
  // By name: a dialog that was closed and opened again finds its change still on its way, and does not send it twice.
  const [sending, setSending] = useState<readonly string[]>([])
  const [settled, setSettled] = useState<{ id: number } | null>(null)
  const { revalidate } = useRevalidator()

  // Syncs with the document's focus: the button that opened the question may be gone with its appointment or its state.
  useEffect(() => {
    if (settled === null || document.activeElement !== document.body) return
    const title = document.getElementById(titleId(settled.id)) ?? heading.current
    title?.focus()
  }, [settled, heading])

  const closeIf = (name: string) => setOpen(current => (current && nameOf(current) === name ? null : current))

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
    await revalidate()
    // The router shows the new list in a transition: the dialog does not close before it.
    startTransition(() => {
      isOver()
      closeIf(name)
      setSettled({ id: appointment.Id })
    })
    return null
  }

  async function afterBooking(booked: Open) {
    showAlert(text.rebook.done)
    closeIf(nameOf(booked))
    await revalidate()
  }

  return {
    open,
    setOpen,
    isSending: open !== null && sending.includes(nameOf(open)),
    send,
    afterBooking,
  }
}
