import { messageGate, replyGate } from '#domain/gates.ts'
import { goToLogin } from '#login.ts'
import type { Viewer } from '#session.ts'
import { openModal, type Recipient } from '#stores/modal.ts'

// Assumption: pressing 'Trimite mesaj' in the tutor list follows the same gate; the spec mentions none for the list.
/**
 * Passes a press on 'Trimite mesaj' or 'Raspunde solicitarii' through its gate: redirects a visitor to login;
 * otherwise opens the subscription offer or the compose dialog. The press waits for the viewer first (`usePress`).
 * §4 Messaging gate, Request-reply flow
 */
export function writeTo(partner: Recipient, viewer: Viewer | null): void {
  const gate = partner.request === undefined ? messageGate : replyGate
  switch (gate(viewer)) {
    case 'login':
      return goToLogin()
    case 'offer':
      return openModal({ kind: 'plans' })
    case 'open':
      return openModal({ kind: 'compose', to: partner })
  }
}
