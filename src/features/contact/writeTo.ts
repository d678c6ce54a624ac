import { messageGate } from '#domain/gates.ts'
import { getViewer, goToLogin } from '#session.ts'
import { openModal, type Partner } from '#stores/modal.ts'

// Assumption: the tutor list has this gate too; the spec shows none there.
/**
 * Somebody pressed 'Trimite mesaj': a visitor goes to login and comes back to `here` (path and query with the base
 * path), a tutor without a subscription sees the offer, everybody else writes. §4 Messaging gate
 */
export async function writeTo(partner: Partner, here: string): Promise<void> {
  const viewer = await getViewer().catch(() => null)
  switch (messageGate(viewer)) {
    case 'login':
      return goToLogin(here)
    case 'offer':
      return openModal({ kind: 'plans' })
    case 'open':
      return openModal({ kind: 'compose', to: partner })
  }
}
