import CalendarCheck from 'lucide-react/icons/calendar-check'
import FileText from 'lucide-react/icons/file-text'
import LogIn from 'lucide-react/icons/log-in'
import PenLine from 'lucide-react/icons/pen-line'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { useHref } from 'react-router'
import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansText } from '#text/plans.ts'
import { Button } from '#ui/Button/Button.tsx'
import { NewTabLink } from '#ui/NewTabLink.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { type Order, totalOf } from './order.ts'
import styles from './PaymentPage.module.css'

type Props = { order: Order; isTutor: boolean; isBusy: boolean; onPay: () => void }

/**
 * The terms, the button, and what happens next. The terms open in a new tab, so that the checkout keeps its state.
 * §4, §9
 */
export function PayNow({ order, isTutor, isBusy, onPay }: Props) {
  const id = useId()
  const terms = useHref(paths.terms)
  const total = totalOf(order)
  return (
    <>
      {total > 0 && (
        <Text tone="soft" size={2}>
          {text.terms} <NewTabLink href={terms}>{text.termsLink}</NewTabLink>
          <span>.</span>
        </Text>
      )}
      <Stack gap={2}>
        <Button variant="primary" busy={isBusy} onClick={onPay}>
          {total > 0 ? text.pay(lei(total)) : text.payNothing}
        </Button>
        <Text aria-live="polite" tone="soft" size={2}>
          {isBusy && text.paying}
        </Text>
      </Stack>
      <Stack as="section" gap={2} className={styles.after} aria-labelledby={id}>
        <Text id={id} as="h2" size={3}>
          {text.after.heading}
        </Text>
        <Stack as="ul" gap={2} tone="soft" size={2}>
          {pointsOf(order, total, isTutor).map(([Icon, point]) => (
            <li key={point} className={styles.point}>
              <Icon />
              <span>{point}</span>
            </li>
          ))}
        </Stack>
      </Stack>
    </>
  )
}

function pointsOf(order: Order, total: number, isTutor: boolean) {
  const { active, recorded, room, invoice, cancel } = text.after
  // The specification promises no invoice for a confirmation without a payment.
  const invoices = total > 0 ? [[FileText, invoice] as const] : []
  if (order.code)
    return [
      ...(isTutor ? [[PenLine, active] as const] : []),
      ...invoices,
      [Undo2, `${plansText.cancelAnytime} ${plansText.moneyBack}`] as const,
    ]
  return [
    [CalendarCheck, counted(order.lines.length, recorded)] as const,
    [LogIn, room] as const,
    ...invoices,
    [Undo2, cancel] as const,
  ]
}
