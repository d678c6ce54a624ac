import CalendarCheck from 'lucide-react/icons/calendar-check'
import FileText from 'lucide-react/icons/file-text'
import LogIn from 'lucide-react/icons/log-in'
import PenLine from 'lucide-react/icons/pen-line'
import Undo2 from 'lucide-react/icons/undo-2'
import { type ReactNode, useId } from 'react'
import { useHref } from 'react-router'
import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansText } from '#text/plans.ts'
import { Button } from '#ui/Button/Button.tsx'
import { NewTabLink } from '#ui/NewTabLink.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { type Order, totalOf } from './order.ts'
import type { Collect } from './pay.ts'
import styles from './PaymentPage.module.css'

const { after } = text

type Props = {
  total: number
  busy: boolean
  /** Starts a payment: the page re-reads the server's state, calls `collect`, then sends the payment. */
  onPay: (collect?: Collect) => void
}

/**
 * The one place where a payment provider plugs in: it renders what the provider needs, and passes `onPay` a
 * `collect` that collects exactly the sum it is given. The provider must make a second collection of the same
 * order harmless (an idempotency key): the server's calls have none. Card data never goes into fields of this
 * page. Today there is no provider: the button alone, and nothing is collected.
 */
export function PaymentProvider({ total, busy, onPay }: Props) {
  return (
    <Stack gap={2}>
      <Button variant="primary" busy={busy} onClick={() => onPay()}>
        {total > 0 ? text.pay(lei(total)) : text.payNothing}
      </Button>
      <Text aria-live="polite" tone="soft" size={2}>
        {busy && text.paying}
      </Text>
    </Stack>
  )
}

/** What follows the press on the button, with the rule of cancellation. §4 Appointment, §9 */
export function AfterPayment({ order, isTutor }: { order: Order; isTutor: boolean }) {
  const id = useId()
  const isPackage = order.kind === 'package'
  return (
    <Stack as="section" gap={2} className={styles.after} aria-labelledby={id}>
      <Text id={id} as="h2" size={3}>
        {after.heading}
      </Text>
      <Stack as="ul" gap={2} tone="soft" size={2}>
        {isPackage ? (
          isTutor && <Point icon={<PenLine />}>{after.active}</Point>
        ) : (
          <>
            <Point icon={<CalendarCheck />}>{counted(order.lines.length, after.recorded)}</Point>
            <Point icon={<LogIn />}>{after.room}</Point>
          </>
        )}
        {/* Nothing says that a confirmation without a payment has an invoice. */}
        {totalOf(order) > 0 && <Point icon={<FileText />}>{after.invoice}</Point>}
        <Point icon={<Undo2 />}>
          {isPackage ? `${plansText.cancelAnytime} ${plansText.moneyBack}` : after.cancel}
        </Point>
      </Stack>
    </Stack>
  )
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

/** The terms that the viewer accepts by paying. They open in a new tab, so that the checkout keeps its state. */
export function Terms() {
  const terms = useHref(paths.terms)
  return (
    <Text tone="soft" size={2}>
      {text.terms} <NewTabLink href={terms}>{text.termsLink}</NewTabLink>
      <span>.</span>
    </Text>
  )
}
