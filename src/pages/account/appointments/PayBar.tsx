import { useState } from 'react'
import type { Appointment } from '#api/appointments.ts'
import { hasPrice, sumOfPrices } from '#domain/appointment.ts'
import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { appointmentsText } from '#text/appointments.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Text } from '#ui/layout/layout.tsx'
import styles from './PayBar.module.css'

type ChosenForPayment = {
  ids: readonly number[]
  /** In RON; `null` until every chosen appointment has loaded: there is no partial total. */
  total: number | null
  /** Number of chosen appointments without a price, which add nothing to the total. */
  unpriced: number
}

/** Returns the chosen appointments to pay. An id without a row counts until a read of every page proves it `gone`. §4 */
export function chosenOf(
  ids: readonly number[],
  rows: readonly Appointment[],
  isPayable: (row: Appointment) => boolean,
  gone: readonly number[],
): ChosenForPayment {
  const byId = new Map(rows.map(row => [row.Id, row]))
  const valid = ids.filter(id => {
    const row = byId.get(id)
    return row ? isPayable(row) : !gone.includes(id)
  })
  const seen = valid.flatMap(id => byId.get(id) ?? [])
  const prices = seen.filter(hasPrice).map(({ Price }) => Price)
  return {
    ids: valid,
    total: seen.length === valid.length ? sumOfPrices(prices) : null,
    unpriced: seen.length - prices.length,
  }
}

export function toggleId(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]
}

type Props = {
  chosen: ChosenForPayment
  /** Chosen lessons on other pages are still loading; meanwhile a total that is already known stays. */
  isCounting: boolean
  /** Called when the viewer goes to the payment. */
  onPay: () => void
}

const text = appointmentsText.bar

/** The sum of the chosen lessons. Mounted when empty, so that the first choice is announced too. §4 */
export function PayBar({ chosen, isCounting, onPay }: Props) {
  const { ids } = chosen
  const [wasChosen, setWasChosen] = useState(false)
  const isAny = ids.length > 0
  if (isAny && !wasChosen) setWasChosen(true)
  const number = counted(ids.length, text.chosen)
  const sum = isCounting && chosen.total === null ? text.counting : totalOf(chosen)
  const announced = isAny ? `${number}. ${sum}` : wasChosen && text.none
  return (
    <div className={styles.bar} data-bottom-bar={isAny || undefined}>
      {/* One element for each change: Orca reads only the last of several. */}
      <p aria-live="polite" className="visuallyHidden">
        {announced && <span key={announced}>{announced}</span>}
      </p>
      {isAny && (
        <>
          <p aria-hidden="true" className={styles.texts}>
            <Text as="span" tone="soft" size={2}>
              {`${number} `}
            </Text>
            <strong>{sum}</strong>
          </p>
          <ButtonLink to={paths.payment(ids)} onClick={onPay}>
            {text.pay}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function totalOf({ ids, total, unpriced }: ChosenForPayment): string {
  if (total === null) return text.unknown
  if (unpriced === ids.length) return appointmentsText.noPrice
  const sum = text.total(lei(total))
  return unpriced === 0 ? sum : `${sum} ${counted(unpriced, text.unpriced)}`
}
