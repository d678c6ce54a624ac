import { messageGate, replyGate } from '#domain/gates.ts'
import { getViewer, goToLogin } from '#session.ts'
import { openModal, type Partner } from '#stores/modal.ts'

// Assumption: pressing 'Trimite mesaj' in the tutor list follows the same gate; the spec mentions none for the list.
/**
 * Passes a press on 'Trimite mesaj' or 'Raspunde solicitarii' through its gate: redirects a visitor to login;
 * otherwise opens the subscription offer or the compose dialog. §4 Messaging gate, Request-reply flow
 */
export async function writeTo(partner: Partner): Promise<void> {
  const viewer = await getViewer().catch(() => null)
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
