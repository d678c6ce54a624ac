import { useRef, useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import type { Role } from '#domain/appointment.ts'
import type { Failed } from '#domain/attempt.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { useRenew } from '#ui/useRenew.ts'
import { type ChangeKind, sendChange } from './changes.ts'
import { useBookings } from './useBookings.ts'
import { titleId } from './words.ts'

/** The one dialog that is open. */
type Open = Asked | { kind: 'rebook'; appointment: Appointment; role: Role }
type Asked = { kind: ChangeKind; appointment: Appointment; role: Role }

const nameOf = ({ kind, appointment: { Id } }: Open) => `${kind} ${Id}`

/**
 * The dialogs of the screen, and the changes that go on whatever is opened or closed meanwhile. `list` is another one each
 * time it was read; `ids` are those of its rows.
 */
export function useChanges(list: unknown, ids: readonly number[]) {
  const [open, setOpen] = useState<Open | null>(null)
  // By name: a dialog that was closed and opened again finds its change still on its way, and does not send it twice.
  const [sending, setSending] = useState<readonly string[]>([])
  // Where the focus goes when the dialog closes: the button that opened it may be gone with its appointment or its state.
  const next = useRef<(() => HTMLElement | null) | null>(null)
  const renew = useRenew(list)
  const closeIf = (isIt: (one: Open) => boolean) =>
    setOpen(current => (current && isIt(current) ? null : current))
  const { sentTo, book } = useBookings(teacher => closeIf(isBookingWith(teacher)))

  /** One change, and all that follows it; `null` unless it failed. The dialog stays until the list is new. */
  async function send(asked: Asked): Promise<Failed | null> {
    const { kind, appointment, role } = asked
    const name = nameOf(asked)
    const at = ids.indexOf(appointment.Id)
    const neighbours = [ids[at + 1], ids[at - 1]]
    setSending(names => [...names, name])
    const outcome = await sendChange(kind, appointment, role)
    const isOver = () => setSending(names => names.filter(other => other !== name))
    if (outcome.kind === 'expired' || outcome.kind === 'problem') {
      isOver()
      return outcome
    }
    if (outcome.kind === 'done') showAlert(text[kind].done)
    else showAlert(text.overtaken[outcome.why], 'error')
    await renew()
    isOver()
    next.current = () => titleOf([appointment.Id, ...neighbours])
    closeIf(one => nameOf(one) === name)
    return null
  }

  function show(dialog: Open | null) {
    next.current = null
    setOpen(dialog)
  }

  return {
    open,
    show,
    focusAfter: () => next.current?.() ?? true,
    isSending: open !== null && sending.includes(nameOf(open)),
    send,
    sentTo,
    book,
  }
}

/** The title of the first of these cards that is still there, or of the screen. */
function titleOf(ids: readonly (number | undefined)[]): HTMLElement | null {
  const titles = ids.map(id => (id === undefined ? null : document.getElementById(titleId(id))))
  return titles.find(title => title !== null) ?? document.querySelector<HTMLElement>('main h1')
}

const isBookingWith =
  (teacher: string) =>
  ({ kind, appointment }: Open) =>
    kind === 'rebook' && appointment.Teacher?.Id === teacher
