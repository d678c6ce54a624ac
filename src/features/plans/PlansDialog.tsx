import { closeModal } from '#stores/modal.ts'
import { plansText } from '#text/plans.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Plans } from './Plans.tsx'

/** The offer that a tutor without a subscription sees instead of the message form. §4 */
export function PlansDialog() {
  return (
    <Dialog open onOpenChange={closeModal} title={plansText.offerTitle} description={plansText.offerHelp}>
      <Plans onChoose={closeModal} />
    </Dialog>
  )
}
