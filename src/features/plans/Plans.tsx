import { Check } from 'lucide-react'
import { lei } from '#domain/numbers.ts'
import { paymentPath, plans } from '#domain/plans.ts'
import { plansText } from '#text/plans.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import styles from './Plans.module.css'

type Props = { onChoose?: () => void }

/** The three packages with their prices, and what a subscription gives. §9 */
export function Plans({ onChoose }: Props) {
  return (
    <div className={styles.plans}>
      <ul className={styles.packages}>
        {plans.map(({ code, price }) => {
          const name = plansText.names[code]
          return (
            <li key={code} className={styles.package}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.price}>{lei(price)}</p>
              <p className={styles.billed}>{plansText.billed[code]}</p>
              <ButtonLink
                to={paymentPath(code)}
                className={styles.choose}
                variant={code === 93 ? 'primary' : 'secondary'}
                aria-label={plansText.chooseNamed(name)}
                onClick={onChoose}
              >
                {plansText.choose}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
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
