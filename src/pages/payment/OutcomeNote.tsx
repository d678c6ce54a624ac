import { useEffect, useRef } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { idsOf, type OrderChange } from './order.ts'
import { LessonName } from './OrderSummary.tsx'
import { type Checkout, hasPaidPart, isNothingPaid } from './pay.ts'
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
  const { tone = 'error', title, help, isFocused } = notice
  const sentences = help.filter(Boolean).join(' ')
  return (
    // Urgent when it takes the focus, because Orca does not read a focused `status`.
    <Alert
      key={sentences}
      ref={element}
      tabIndex={isFocused ? -1 : undefined}
      tone={tone}
      title={title}
      isUrgent={focusFor !== null}
    >
      {shown.changes.length > 0 && (
        <Stack as="ul" gap={1} className={styles.changes}>
          {shown.changes.map(change => (
            <li key={change.id}>
              <LessonName {...change} />
              <span>{`: ${describeChange(change)}`}</span>
            </li>
          ))}
        </Stack>
      )}
      <span>{sentences}</span>
    </Alert>
  )
}

type Notice = {
  tone?: 'info'
  title: string
  help: (string | false | undefined)[]
  isFocused?: true
}

function noticeOf(shown: Checkout): Notice | null {
  const { state, order, error } = shown
  const nothingPaid = isNothingPaid(shown) && text.nothingPaid
  const { title: cause, help } = describeError(error)
  switch (state) {
    case 'ready':
    case 'paid':
      return null
    case 'failed':
      return { title: cause, help: [help, nothingPaid] }
    case 'refused':
      return { title: text.refused, help: [text.refusedHelp, nothingPaid] }
    case 'missing':
      return { tone: 'info', title: text.notFound, help: [text.notFoundHelp], isFocused: true }
    case 'changed': {
      const title = hasPaidPart(shown) ? text.changed.part : text.changed.title
      return { title, help: [nothingPaid, idsOf(order).length > 0 && text.changed.again], isFocused: true }
    }
    case 'lost':
      return { tone: 'info', title: text.lost, help: [text.checkHelp], isFocused: true }
    case 'unknown': {
      const title = hasPaidPart(shown) ? text.changed.part : text.unknown
      const reason = error === undefined ? text.soon : `${text.checkFailed}: ${cause}.`
      return { title, help: [reason, text.checkHelp], isFocused: true }
    }
  }
}

function describeChange(change: OrderChange): string {
  if (change.kind !== 'price') return text.changed.kinds[change.kind]
  return text.changed.price(priceInWords(change.from), priceInWords(change.to))
}

const priceInWords = (amount: number) => (amount === 0 ? text.changed.unpriced : lei(amount))
