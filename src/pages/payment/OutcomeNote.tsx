import { type ReactNode, useEffect, useRef } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { Refusal } from '#submit/submit.ts'
import { paymentText as text } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import type { OrderChange } from './order.ts'
import { LessonName } from './OrderSummary.tsx'
import styles from './PaymentPage.module.css'
import { hasPaidPart, isNothingPaid, type Notice } from './outcome.ts'

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

type Props = {
  notice: Notice | null
  isSessionExpired: boolean
  /** Whether the notice follows a press and takes the focus; one of an earlier visit does not. */
  isAnswer: boolean
}

/** Explains the last outcome that is not a success. */
export function OutcomeNote({ notice, isSessionExpired, isAnswer }: Props) {
  if (isSessionExpired) return <Alert tone="info">{text.expired}</Alert>
  switch (notice?.kind) {
    case undefined:
      return null
    case 'failed':
      return <Failed error={notice.error} />
    case 'unconfirmed':
      return <Unconfirmed notice={notice} isAnswer={isAnswer} />
    case 'changed':
      return <Changed notice={notice} />
  }
}

function Failed({ error }: { error: unknown }) {
  const isRefusal = error instanceof Refusal
  const help = isRefusal ? error.message === text.refused && text.refusedHelp : describeError(error).help
  return (
    <Alert tone="error" title={isRefusal ? error.message : describeError(error).title}>
      {help} {text.nothingPaid}
    </Alert>
  )
}

function Unconfirmed({ notice, isAnswer }: { notice: NoticeOf<'unconfirmed'>; isAnswer: boolean }) {
  const { changes, cause, mayStillArrive, isEarlier } = notice
  if (isEarlier)
    return (
      <Focused isAnswer={isAnswer} tone="info" title={text.lost}>
        {text.checkHelp}
      </Focused>
    )
  return (
    <Focused isAnswer={isAnswer} tone="error" title={hasPaidPart(changes) ? text.changed.part : text.unknown}>
      <Changes changes={changes} />
      {mayStillArrive && `${text.soon} `}
      {cause && `${text.checkFailed}: ${cause}. `}
      {text.checkHelp}
    </Focused>
  )
}

function Changed({ notice }: { notice: NoticeOf<'changed'> }) {
  const { changes, order, isMissing, cause } = notice
  const { title, part, again } = text.changed
  const isEmpty = order.kind === 'appointments' && order.lines.length === 0
  if (isMissing)
    return (
      <Focused key="missing" isAnswer tone="info" title={text.notFound}>
        {cause && `${cause}. `}
        {text.notFoundHelp}
      </Focused>
    )
  return (
    <Focused isAnswer tone="error" title={hasPaidPart(changes) ? part : title}>
      <Changes changes={changes} />
      {[isNothingPaid(notice) && text.nothingPaid, !isEmpty && again].filter(Boolean).join(' ')}
    </Focused>
  )
}

function Changes({ changes }: { changes: readonly OrderChange[] | undefined }) {
  if (!changes?.length) return null
  return (
    <ul className={styles.changes}>
      {changes.map(change => (
        <li key={`${change.kind} ${change.id}`}>
          <LessonName {...change} />: {describeChange(change)}
        </li>
      ))}
    </ul>
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

type FocusedProps = { isAnswer: boolean; tone: 'error' | 'info'; title: string; children: ReactNode }

/** A notice that takes the focus: the button below it now does something else, or pays another sum. */
function Focused({ isAnswer, ...props }: FocusedProps) {
  const note = useRef<HTMLDivElement>(null)

  // Syncs with the document's focus: the next Enter must not pay before the notice is read.
  useEffect(() => {
    if (isAnswer) note.current?.focus()
  }, [isAnswer])

  return <Alert {...props} ref={note} tabIndex={-1} />
}
