import Check from 'lucide-react/icons/check'
import { plansText } from '#text/plans.ts'
import { Packages } from './Packages.tsx'
import styles from './Plans.module.css'

type Props = { onChoose?: () => void }

/** The packages, and a list of the benefits of a subscription. §9 */
export function Plans({ onChoose }: Props) {
  return (
    <div className={styles.plans}>
      <Packages {...(onChoose && { onChoose })} />
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
