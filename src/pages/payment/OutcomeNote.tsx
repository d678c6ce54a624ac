import { type ComponentProps, useEffect, useRef } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { Refusal } from '#submit/submit.ts'
import { paymentText as text } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { idsOf, type OrderChange } from './order.ts'
import { LessonName } from './OrderSummary.tsx'
import styles from './PaymentPage.module.css'
import { hasPaidPart, isNothingPaid, type Notice, type Offer } from './outcome.ts'

type Props = {
  notice: Notice | null
  /** True for a notice that follows a press, false for that of an earlier visit. */
  takesFocus: boolean
}

export function OutcomeNote({ notice, takesFocus }: Props) {
  switch (notice?.status) {
    case undefined:
      return null
    case 'failed':
      return 'offer' in notice ? <Changed notice={notice} /> : <Failed error={notice.error} />
    case 'unknown':
      return <Unknown notice={notice} takesFocus={takesFocus} />
    case 'sessionExpired':
      return <Alert tone="info">{text.expired}</Alert>
  }
}

function Failed({ error }: { error: unknown }) {
  const isRefusal = error instanceof Refusal
  const help = isRefusal ? error.message === text.refused && text.refusedHelp : describeError(error).help
  return (
    <Alert tone="error" title={isRefusal ? error.message : describeError(error).title}>
      {help ? `${help} ${text.nothingPaid}` : text.nothingPaid}
    </Alert>
  )
}

function Unknown({ notice, takesFocus }: Props & { notice: Extract<Notice, { status: 'unknown' }> }) {
  const { changes, cause, mayStillArrive, isEarlier } = notice
  const focusFor = takesFocus ? notice : null
  if (isEarlier)
    return (
      <Focused focusFor={focusFor} tone="info" title={text.lost}>
        {text.checkHelp}
      </Focused>
    )
  return (
    <Focused focusFor={focusFor} tone="error" title={hasPaidPart(notice) ? text.changed.part : text.unknown}>
      <Changes changes={changes} />
      {mayStillArrive && <span>{`${text.soon} `}</span>}
      {cause && <span>{`${text.checkFailed}: ${cause}. `}</span>}
      <span>{text.checkHelp}</span>
    </Focused>
  )
}

function Changed({ notice }: { notice: Extract<Notice, { offer: Offer }> }) {
  const { changes, offer, isMissing, cause } = notice
  const { title, part, again } = text.changed
  const isEmpty = idsOf(offer.order).length === 0
  if (isMissing)
    return (
      <Focused focusFor={notice} tone="info" title={text.notFound}>
        {cause ? `${cause}. ${text.notFoundHelp}` : text.notFoundHelp}
      </Focused>
    )
  return (
    <Focused focusFor={notice} tone="error" title={hasPaidPart(notice) ? part : title}>
      <Changes changes={changes} />
      <span>{[isNothingPaid(notice) && text.nothingPaid, !isEmpty && again].filter(Boolean).join(' ')}</span>
    </Focused>
  )
}

function Changes({ changes }: { changes: readonly OrderChange[] | undefined }) {
  if (!changes?.length) return null
  return (
    <Stack as="ul" gap={1} className={styles.changes}>
      {changes.map(change => (
        <li key={`${change.kind} ${change.id}`}>
          <LessonName {...change} />
          <span>{`: ${describeChange(change)}`}</span>
        </li>
      ))}
    </Stack>
  )
}

function describeChange(change: OrderChange): string {
  const { leftOut, price, unpriced } = text.changed
  if (change.kind === 'leftOut') return leftOut[change.reason]
  if (change.kind === 'price') {
    const inWords = (amount: number) => (amount === 0 ? unpriced : lei(amount))
    return price(inWords(change.from), inWords(change.to))
  }
  return text.changed[change.kind]
}

type FocusedProps = ComponentProps<typeof Alert> & {
  /** The notice if it takes the focus. Each new one does, also with the same text. */
  focusFor: Notice | null
}

/**
 * A notice that takes the focus: the button below it now does something else, or pays another sum. It is urgent then,
 * because Orca does not read a focused `status`.
 */
function Focused({ focusFor, ...props }: FocusedProps) {
  const note = useRef<HTMLDivElement>(null)

  // Syncs with the document's focus: the next Enter must not pay before the notice is read.
  useEffect(() => {
    if (focusFor) note.current?.focus()
  }, [focusFor])

  return <Alert {...props} ref={note} tabIndex={-1} isUrgent={focusFor !== null} />
}
