import Check from 'lucide-react/icons/check'
import { closeModal } from '#stores/modal.ts'
import { plansText } from '#text/plans.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Packages } from './Packages.tsx'
import styles from './PlansDialog.module.css'

/** The offer that a tutor without a subscription sees instead of the message form. §4 */
export function PlansDialog() {
  return (
    <Dialog open onOpenChange={closeModal} title={plansText.offerTitle} description={plansText.offerHelp}>
      <Plans onChoose={closeModal} />
    </Dialog>
  )
}

/** The packages, and a list of the benefits of a subscription. §9 */
function Plans({ onChoose }: { onChoose: () => void }) {
  return (
    <div className={styles.plans}>
      <Packages onChoose={onChoose} />
      <h3 className={styles.heading}>{plansText.benefitsHeading}</h3>
      <ul className={styles.benefits}>
        {plansText.benefits.map(benefit => (
          <li key={benefit}>
            <Check aria-hidden="true" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {plansText.cancelAnytime} {plansText.moneyBack}
      </p>
    </div>
  )
}
