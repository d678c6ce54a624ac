import { useRef, useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import type { Role } from '#domain/appointment.ts'
import type { ChangeKind } from './changes.ts'
import { titleId } from './cardView.ts'

/** The open dialog, of which there is at most one. */
type Open = { kind: ChangeKind | 'rebook'; appointment: Appointment; role: Role }

/** Opens and closes the screen's dialogs, one at a time. `ids`: those of the active list's rows. */
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
    /** Closes after a change, once the refetched list is rendered. */
    finish: () => {
      isDone.current = true
      setOpen(null)
    },
    focusAfter: () => (isDone.current ? (titleOf(focusCandidates.current) ?? true) : true),
  }
}

/** Returns the title of the first of these cards that is still mounted, or the screen's heading. */
function titleOf(ids: readonly (number | undefined)[]): HTMLElement | null {
  const titles = ids.map(id => (id === undefined ? null : document.getElementById(titleId(id))))
  return titles.find(title => title !== null) ?? document.querySelector<HTMLElement>('main h1')
}
