import { useEffect, useRef } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { idsOf, type OrderChange } from './order.ts'
import { LessonName } from './OrderSummary.tsx'
import { type Checkout, paidIn } from './pay.ts'
import styles from './PaymentPage.module.css'

type Props = {
  shown: Checkout
  /** False for a notice that an earlier visit left. */
  followsPress: boolean
}

/** How the last payment went. */
export function OutcomeNote({ shown, followsPress }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const notice = noticeOf(shown)
  const focusFor = followsPress && notice?.isFocused ? shown : null

  // Syncs with the document's focus: the button below now does something else, or pays another sum, so the next Enter
  // must not press it before the notice is read. Each new notice takes the focus, even with the same text.
  useEffect(() => {
    if (focusFor) element.current?.focus()
  }, [focusFor])

  if (!notice) return null
  const { tone, title, help, isFocused, changes = [] } = notice
  return (
    // Urgent when it takes the focus, because Orca does not read a focused `status`.
    <Alert
      key={help}
      ref={element}
      tabIndex={isFocused ? -1 : undefined}
      tone={tone}
      title={title}
      isUrgent={focusFor !== null}
    >
      {changes.length > 0 && (
        <Stack as="ul" gap={1} className={styles.changes}>
          {changes.map(change => (
            <li key={`${change.kind} ${change.id}`}>
              <LessonName {...change} />
              <span>{`: ${describeChange(change)}`}</span>
            </li>
          ))}
        </Stack>
      )}
      <span>{help}</span>
    </Alert>
  )
}

type Notice = Pick<Checkout, 'changes'> & {
  tone: 'error' | 'info'
  title?: string
  help: string
  isFocused?: true
}

function noticeOf(shown: Checkout): Notice | null {
  const { state, order, error, changes, isNothingPaid } = shown
  const hasPaidPart = paidIn(shown).length > 0
  const cause = error === undefined ? null : describeError(error)
  switch (state) {
    case 'ready':
    case 'paid':
      return null
    case 'expired':
    case 'unverified':
      return { tone: 'info', help: text.expired }
    case 'interrupted':
      return { tone: 'error', title: text.interrupted, help: text.nothingPaid }
    case 'refused':
      return { tone: 'error', title: text.refused, help: inLine(text.refusedHelp, text.nothingPaid) }
    case 'failed':
      return { tone: 'error', ...cause, help: inLine(cause?.help, text.nothingPaid) }
    case 'lost':
      return { tone: 'info', title: text.lost, help: text.checkHelp, isFocused: true }
    case 'missing': {
      const help = inLine(cause && `${cause.title}.`, text.notFoundHelp)
      return { tone: 'info', title: text.notFound, help, isFocused: true }
    }
    case 'changed': {
      const title = hasPaidPart ? text.changed.part : text.changed.title
      const isEmpty = idsOf(order).length === 0
      const help = inLine(isNothingPaid && text.nothingPaid, !isEmpty && text.changed.again)
      return { tone: 'error', title, changes, help, isFocused: true }
    }
    case 'soon':
    case 'unknown': {
      const title = hasPaidPart ? text.changed.part : text.unknown
      const failed = cause && `${text.checkFailed}: ${cause.title}.`
      const help = inLine(state === 'soon' && text.soon, failed, text.checkHelp)
      return { tone: 'error', title, changes, help, isFocused: true }
    }
  }
}

const inLine = (...sentences: (string | null | undefined | false)[]) => sentences.filter(Boolean).join(' ')

function describeChange(change: OrderChange): string {
  const { leftOut, price, unpriced } = text.changed
  if (change.kind === 'leftOut') return leftOut[change.reason]
  if (change.kind !== 'price') return text.changed[change.kind]
  const inWords = (amount: number) => (amount === 0 ? unpriced : lei(amount))
  return price(inWords(change.from), inWords(change.to))
}
