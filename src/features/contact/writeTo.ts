import { messageGate, replyGate } from '#domain/gates.ts'
import { getViewer, goToLogin } from '#session.ts'
import { openModal, type Partner } from '#stores/modal.ts'

// Assumption: the tutor list has this gate too; the spec shows none there.
/**
 * Somebody pressed 'Trimite mesaj' or 'Raspunde solicitarii': a visitor goes to login and comes back to `here` (path and
 * query with the base path), who must first subscribe sees the offer, everybody else writes. §4 Messaging gate,
 * Request-reply flow
 */
export async function writeTo(partner: Partner, here: string): Promise<void> {
  const viewer = await getViewer().catch(() => null)
  const gate = partner.request === undefined ? messageGate : replyGate
  switch (gate(viewer)) {
    case 'login':
      return goToLogin(here)
    case 'offer':
      return openModal({ kind: 'plans' })
    case 'open':
      return openModal({ kind: 'compose', to: partner })
  }
}
