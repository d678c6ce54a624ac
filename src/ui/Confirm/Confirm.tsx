import { useRef } from 'react'
import { uiText } from '#text/ui.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import type { Elements } from '#ui/elements.ts'

type Props = {
  /** Whether the question is shown. */
  open: boolean
  /** The question, as the title of the dialog. */
  question: string
  /** Label of the button that confirms: the action itself. */
  confirmLabel: string
  /** Label of the button that cancels, where 'Renunță' would be ambiguous. */
  cancelLabel?: string
  /** Called when the user confirms. */
  onConfirm: () => void
  /** Called when the user cancels or closes the dialog. */
  onCancel: () => void
  /** True when the action removes something permanently; the button is then red. */
  isDanger?: boolean
  /** Returns the element that gets the focus on close; `null` is the one that had it before. */
  finalFocus?: () => HTMLElement | null
  /** The action is pending: a press on the button that confirms does nothing. */
  busy?: boolean
  /** Details of the question, or why the action failed. */
  children?: Elements
}

/** Asks for confirmation of an action; closing the dialog in any way cancels. §8 Confirmations */
export function Confirm(props: Props) {
  const {
    open,
    question,
    confirmLabel,
    cancelLabel = uiText.cancel,
    onConfirm,
    onCancel,
    isDanger = false,
    busy = false,
    finalFocus = () => null,
    children,
  } = props
  // The question takes the focus, so that a screen reader reads all of it: on a focused button it may read only the label.
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      ref={popup}
      initialFocus={popup}
      open={open}
      onOpenChange={onCancel}
      finalFocus={finalFocus}
      title={question}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
