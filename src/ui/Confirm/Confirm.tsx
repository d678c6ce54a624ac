import type { ReactNode } from 'react'
import { uiText } from '#text/ui.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

type Props = {
  open: boolean
  /** What is asked, in the product's words. */
  question: string
  /** What the answer "yes" does, as its button says it. */
  confirmLabel: string
  /** What the answer "no" is called, where 'Renunță' could be taken for something else. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  /** What is taken away for good is red. */
  isDanger?: boolean
  /** Where the focus goes when it closes; `true`: back to where it was. */
  finalFocus?: (() => HTMLElement | true) | undefined
  /** It is being done: neither button can be pressed twice. */
  busy?: boolean
  /** More about it, or why it failed. */
  children?: ReactNode
}

/** Asks before something is done; closing it in any way is a no. §8 Confirmations */
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
    finalFocus = () => true,
    children,
  } = props
  return (
    <Dialog
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
