import CalendarCheck from 'lucide-react/icons/calendar-check'
import FileText from 'lucide-react/icons/file-text'
import LogIn from 'lucide-react/icons/log-in'
import PenLine from 'lucide-react/icons/pen-line'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useId } from 'react'
import { useHref } from 'react-router'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { paymentText } from '#text/payment.ts'
import { plansText } from '#text/plans.ts'
import { type Order, totalOf } from './order.ts'
import styles from './PaymentPage.module.css'

const text = paymentText.after

type Props = { order: Order; isTeacher: boolean }

/** The points that follow the press on the button, with the rule of cancellation. §4 Appointment, §9 */
export function AfterPayment({ order, isTeacher }: Props) {
  const id = useId()
  const isPackage = order.kind === 'package'
  return (
    <section className={styles.after} aria-labelledby={id}>
      <h2 id={id} className={styles.subheading}>
        {text.heading}
      </h2>
      <ul className={styles.points}>
        {isPackage ? (
          isTeacher && <Point icon={<PenLine />}>{text.active}</Point>
        ) : (
          <>
            <Point icon={<CalendarCheck />}>{counted(order.lines.length, text.recorded)}</Point>
            <Point icon={<LogIn />}>{text.room}</Point>
          </>
        )}
        {/* Nothing says that a confirmation without a payment has an invoice. */}
        {totalOf(order) > 0 && <Point icon={<FileText />}>{text.invoice}</Point>}
        <Point icon={<Undo2 />}>
          {isPackage ? `${plansText.cancelAnytime} ${plansText.moneyBack}` : text.cancel}
        </Point>
      </ul>
    </section>
  )
}

/** One point of the list; the icon is decorative. */
function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span aria-hidden="true">{icon}</span>
      {children}
    </li>
  )
}

/** The terms that the viewer accepts by paying. They open in a new tab, so that the checkout keeps its state. */
export function Terms() {
  const terms = useHref(paths.terms)
  return (
    <p className={styles.soft}>
      {paymentText.terms}{' '}
      <a href={terms} target="_blank" rel="noreferrer">
        {paymentText.termsLink}
        <span className="visuallyHidden"> {paymentText.newTab}</span>
      </a>
      .
    </p>
  )
}
