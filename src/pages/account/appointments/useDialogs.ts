import { useRef, useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import type { Role } from '#domain/appointment.ts'
import type { ChangeKind } from './changes.ts'
import { titleId } from './cardView.ts'

/** The one dialog that is open. */
type Open = { kind: ChangeKind | 'rebook'; appointment: Appointment; role: Role }

/** The dialogs of the screen, one at a time. `ids` are those of the rows of the active list. */
export function useDialogs(ids: readonly number[]) {
  const [open, setOpen] = useState<Open | null>(null)
  // The button that opened the dialog may be gone with its appointment or its state: then a card takes the focus.
  const nearby = useRef<(number | undefined)[]>([])
  const isDone = useRef(false)

  function show(dialog: Open) {
    const { Id } = dialog.appointment
    const at = ids.indexOf(Id)
    nearby.current = [Id, ids[at + 1], ids[at - 1]]
    isDone.current = false
    setOpen(dialog)
  }

  return {
    open,
    show,
    close: () => setOpen(null),
    /** Closes after a change has come about and the list is new. */
    finish: () => {
      isDone.current = true
      setOpen(null)
    },
    focusAfter: () => (isDone.current ? (titleOf(nearby.current) ?? true) : true),
  }
}

/** The title of the first of these cards that is still there, or of the screen. */
function titleOf(ids: readonly (number | undefined)[]): HTMLElement | null {
  const titles = ids.map(id => (id === undefined ? null : document.getElementById(titleId(id))))
  return titles.find(title => title !== null) ?? document.querySelector<HTMLElement>('main h1')
}
