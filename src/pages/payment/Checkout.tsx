import Wallet from 'lucide-react/icons/wallet'
import type { Payable } from '#domain/appointment.ts'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import type { Viewer } from '#session.ts'
import { paymentText as text } from '#text/payment.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { AfterPayment, Terms } from './AfterPayment.tsx'
import { type LessonOrder, type Order, totalOf } from './order.ts'
import { LeftOutLessons, OrderSummary } from './OrderSummary.tsx'
import type { Notice } from './outcome.ts'
import { OutcomeNote } from './OutcomeNote.tsx'
import styles from './PaymentPage.module.css'
import { PaymentProvider } from './PaymentProvider.tsx'
import type { CheckoutData } from './serverState.ts'
import { usePayment } from './usePayment.ts'

type Props = { payable: Payable; viewer: Viewer; asked: CheckoutData }

/** The checkout: the order, the lessons that are left out, the total, and the button. */
export function Checkout({ payable, viewer, asked }: Props) {
  const payment = usePayment(payable, viewer, asked)
  const { order, notice, isSessionExpired, isAnswer, isUnconfirmed, isBusy, press } = payment
  const hasNothing = order.kind === 'appointments' && order.lines.length === 0
  const total = totalOf(order)

  // The attempt of an earlier visit has arrived: the receipt is about to replace the checkout.
  const isArriving = !notice && (asked.isPaid || (isBusy && hasNothing))
  if (isArriving) return <CheckoutSkeleton kind={payable.kind} />
  if (hasNothing && !isUnconfirmed)
    return (
      <NothingToPay
        order={order}
        notice={notice}
        isTeacher={viewer.IsTeacher}
        hasRequest={asksForAnything(payable)}
      />
    )
  return (
    <div className={styles.columns}>
      <OrderSummary order={order} leftOut={leftOutBeyondNotice(order, notice)} viewer={viewer} />
      <Card as="section" className={styles.aside} aria-label={text.total}>
        {!hasNothing && (
          <p className={styles.total}>
            {text.total} <strong className={styles.sum}>{lei(total)}</strong>
          </p>
        )}
        <OutcomeNote notice={notice} isSessionExpired={isSessionExpired} isAnswer={isAnswer} />
        {isUnconfirmed ? (
          <Button variant="primary" busy={isBusy} onClick={() => press()}>
            {text.check}
          </Button>
        ) : (
          <>
            <PaymentProvider total={total} busy={isBusy} onPay={press} />
            <Terms />
            <AfterPayment order={order} isTeacher={viewer.IsTeacher} />
          </>
        )}
      </Card>
    </div>
  )
}

const asksForAnything = (payable: Payable) =>
  payable.kind === 'package' || payable.ids.length + payable.unread.length > 0

/** Returns the lessons that are left out, without those that the notice already lists. */
function leftOutBeyondNotice(order: Order, notice: Notice | null) {
  if (order.kind === 'package') return []
  const { leftOut } = order
  if (notice?.kind !== 'changed') return leftOut
  return leftOut.filter(one => !notice.changes.some(({ kind, id }) => kind !== 'unpaid' && id === one.id))
}

type NothingToPayProps = {
  order: LessonOrder
  notice: Notice | null
  isTeacher: boolean
  hasRequest: boolean
}

function NothingToPay({ order, notice, isTeacher, hasRequest }: NothingToPayProps) {
  return (
    <div className={styles.nothing}>
      <OutcomeNote notice={notice} isSessionExpired={false} isAnswer />
      <LeftOutLessons leftOut={leftOutBeyondNotice(order, notice)} />
      <EmptyState
        icon={<Wallet aria-hidden="true" />}
        title={text.nothing.title}
        action={
          <div className={styles.ways}>
            <ButtonLink to={paths.appointments}>{text.nothing.appointments}</ButtonLink>
            {isTeacher && (
              <ButtonLink variant="secondary" to={paths.plans}>
                {text.nothing.plans}
              </ButtonLink>
            )}
          </div>
        }
      >
        {hasRequest ? text.nothing.help : text.nothing.noneAsked}
      </EmptyState>
    </div>
  )
}

/** The skeleton of the checkout: the order and the total. */
export function CheckoutSkeleton({ kind }: Pick<Payable, 'kind'>) {
  const heading = (
    <p className={styles.heading} aria-hidden="true">
      {text.what}
    </p>
  )
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={shellText.loading}>
      {kind === 'package' ? (
        <Card className={styles.summary}>
          {heading}
          <div className={styles.package}>
            <Skeleton width="60%" />
            <Skeleton width="5rem" />
          </div>
        </Card>
      ) : (
        <div className={styles.summary}>
          {heading}
          <LessonTicketSkeleton />
        </div>
      )}
      <Card className={styles.aside}>
        <Skeleton width="50%" height="2rem" />
        <Skeleton />
        <Skeleton shape="block" height="2.75rem" />
      </Card>
    </div>
  )
}
