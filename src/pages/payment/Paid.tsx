import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansText } from '#text/plans.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import torn from '#ui/TornPage/TornPage.module.css'
import { Invoices } from './Invoices.tsx'
import { LessonList } from './Lessons.tsx'
import type { PaymentData } from './load.ts'
import { totalOf } from './order.ts'
import styles from './PaymentPage.module.css'
import { Period } from './Period.tsx'
import type { Receipt } from './receipt.ts'
import { removePaidAttempt } from './attempts.ts'

type Props = { receipt: Receipt; asked: PaymentData['asked'] }

/** The receipt of a payment, with links to the next screens. */
export function Paid({ receipt, asked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Syncs with the document's focus: the button that had it has unmounted.
  useEffect(() => heading.current?.focus(), [])

  // Syncs with the stored attempts: the viewer has now seen the outcome.
  useEffect(() => removePaidAttempt(receipt), [receipt])

  const isPackage = receipt.kind === 'package'
  return (
    <Card as="section" className={classes(torn.page, styles.paid)}>
      <CircleCheck aria-hidden="true" size={48} className={styles.tick} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {text.done}
      </h2>
      {isPackage ? (
        <div>
          <p>{text.paidPackage(plansText.names[receipt.code])}</p>
          <Period before={receipt.until} />
        </div>
      ) : (
        <>
          <p>{counted(receipt.lines.length, text.paidLessons)}</p>
          <LessonList lines={receipt.lines} isPaid />
        </>
      )}
      <p className={styles.total}>
        {text.paidTotal} <strong className={styles.sum}>{lei(totalPaid(receipt))}</strong>
      </p>
      <Invoices receipt={receipt} asked={asked} />
      <div className={styles.ways}>
        {isPackage ? (
          <>
            <ButtonLink to={paths.requests}>{text.requests}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.subscription}>
              {text.subscription}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={paths.appointments}>{text.nothing.appointments}</ButtonLink>
        )}
      </div>
    </Card>
  )
}

function totalPaid(receipt: Receipt): number {
  if (receipt.kind === 'package') return plans.find(({ code }) => code === receipt.code)?.price ?? 0
  return totalOf({ kind: receipt.kind, lines: receipt.lines, leftOut: [] })
}
