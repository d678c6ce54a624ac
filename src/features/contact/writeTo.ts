import { messageGate, replyGate } from '#domain/gates.ts'
import { goToLogin } from '#login.ts'
import type { Viewer } from '#session.ts'
import { draftName, openModal, type Recipient, useModal } from '#stores/modal.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { withForm } from '#submit/formAsked.ts'
import { forgetInterrupted, noteInterrupted } from './interrupted.ts'

// Assumption: pressing 'Trimite mesaj' in the tutor list follows the same gate; the spec mentions none for the list.
/**
 * Passes a press on 'Trimite mesaj' or 'Raspunde solicitarii' through its gate: redirects a visitor to login;
 * otherwise opens the subscription offer or the compose dialog. The press waits for the viewer first (`usePress`).
 * After the login or the payment the address presses the same `button` again (`useFormAsked`).
 * §4 Messaging gate, Request-reply flow
 */
export function writeTo(recipient: Recipient, viewer: Viewer | null, button = draftName(recipient)): void {
  // A press that had to wait does not replace the dialog that was opened meanwhile, and has what was typed.
  if (useModal.getState().open) return
  const gate = recipient.request === undefined ? messageGate : replyGate
  switch (gate(viewer)) {
    case 'login':
      return goToLogin(withForm(usePendingAddress.getState().shown, button))
    case 'offer':
      if (viewer) noteInterrupted(viewer.UserCode, button)
      return openModal({ kind: 'plans' })
    case 'open':
      if (viewer) forgetInterrupted(viewer.UserCode)
      return openModal({ kind: 'compose', to: { ...recipient, button } })
  }
}
