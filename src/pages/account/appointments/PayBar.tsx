import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { appointmentsText } from '#text/appointments.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import type { ChosenForPayment } from './chosen.ts'
import styles from './PayBar.module.css'

type Props = {
  chosen: ChosenForPayment
  /** Chosen lessons on other pages are still loading; meanwhile a total that is already known stays. */
  isCounting: boolean
}

const text = appointmentsText.bar

/**
 * The number of chosen lessons, their total and the link to pay. Mounted when empty, so that the first choice
 * is announced too. §4
 */
export function PayBar({ chosen, isCounting }: Props) {
  const { ids } = chosen
  return (
    <div className={styles.bar} data-bottom-bar={ids.length > 0 || undefined}>
      <p role="status" className={styles.texts}>
        {ids.length > 0 && (
          <>
            <span className={styles.count}>{counted(ids.length, text.chosen)}</span>{' '}
            <strong className={styles.total}>
              {isCounting && chosen.total === null ? text.counting : totalOf(chosen)}
            </strong>
          </>
        )}
      </p>
      {ids.length > 0 && <ButtonLink to={paths.payment(ids)}>{text.pay}</ButtonLink>}
    </div>
  )
}

function totalOf({ ids, total, unpriced }: ChosenForPayment): string {
  if (total === null) return text.unknown
  if (unpriced === ids.length) return appointmentsText.noPrice
  const sum = text.total(lei(total))
  return unpriced === 0 ? sum : `${sum} ${counted(unpriced, text.unpriced)}`
}
