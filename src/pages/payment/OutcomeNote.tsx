import { type ReactNode, useEffect, useRef } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { Refusal } from '#submit/submit.ts'
import { paymentText as text } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { NameOrId } from './LeftOutLessons.tsx'
import type { OrderChange } from './order.ts'
import styles from './PaymentPage.module.css'
import { hasPaidPart, isNothingPaid, type Notice } from './result.ts'

type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

type Props = {
  notice: Notice | null
  /** It follows a press, and takes the focus; what an earlier visit has left does not. */
  isAnswer: boolean
}

/** How the last press ended, when not with a success. */
export function OutcomeNote({ notice, isAnswer }: Props) {
  switch (notice?.kind) {
    case undefined:
      return null
    case 'expired':
      return <Alert tone="info">{text.expired}</Alert>
    case 'interrupted':
      return (
        <Alert tone="error" title={text.interrupted}>
          {text.nothingPaid}
        </Alert>
      )
    case 'failed':
      return <Failed error={notice.error} />
    case 'cancelled':
      return (
        <Alert tone="info" title={text.cancelled}>
          {text.cancelledHelp}
        </Alert>
      )
    case 'lost':
      return (
        <Focused key={notice.kind} isAnswer={isAnswer} tone="info" title={text.lost}>
          {text.checkHelp}
        </Focused>
      )
    case 'unknown':
      return <Unknown notice={notice} isAnswer={isAnswer} />
    case 'notFound':
      return (
        <Focused key={notice.kind} isAnswer={isAnswer} tone="info" title={text.notFound}>
          {notice.why && `${notice.why}. `}
          {text.notFoundHelp}
        </Focused>
      )
    case 'changed':
      return <Changed notice={notice} />
  }
}

function Failed({ error }: { error: unknown }) {
  const { title, help } =
    error instanceof Refusal ? { title: error.message, help: text.refusedHelp } : describeError(error)
  return (
    <Alert tone="error" title={title}>
      {help} {text.nothingPaid}
    </Alert>
  )
}

function Unknown({ notice, isAnswer }: { notice: NoticeOf<'unknown'>; isAnswer: boolean }) {
  const { changes, why, isSoon, isExpired } = notice
  if (isExpired) return <Alert tone="info">{text.expired}</Alert>
  return (
    <Focused isAnswer={isAnswer} tone="error" title={titleOf(notice)}>
      {changes && <Changes changes={changes} />}
      {isSoon && `${text.soon} `}
      {why && `${text.checkFailed}: ${why}. `}
      {notice.tried.isTaken ? text.takenHelp : text.checkHelp}
    </Focused>
  )
}

function titleOf({ tried, changes }: NoticeOf<'unknown'>): string {
  if (tried.isTaken) return text.taken
  return changes && hasPaidPart(changes) ? text.changed.part : text.unknown
}

function Changed({ notice }: { notice: NoticeOf<'changed'> }) {
  const { changes, order } = notice
  const { title, part, again } = text.changed
  const isEmpty = order.kind === 'appointments' && order.lines.length === 0
  return (
    <Focused isAnswer tone="error" title={hasPaidPart(changes) ? part : title}>
      <Changes changes={changes} />
      {[isNothingPaid(notice) && text.nothingPaid, !isEmpty && again].filter(Boolean).join(' ')}
    </Focused>
  )
}

function Changes({ changes }: { changes: readonly OrderChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(change => (
        <li key={`${change.kind} ${change.id}`}>
          <NameOrId {...change} />: {whatOf(change)}
        </li>
      ))}
    </ul>
  )
}

function whatOf(change: OrderChange): string {
  const { leftOut, price } = text.changed
  if (change.kind === 'leftOut') return leftOut[change.reason]
  if (change.kind === 'price') return price(lei(change.from), lei(change.to))
  return text.changed[change.kind]
}

type FocusedProps = { isAnswer: boolean; tone: 'error' | 'info'; title: string; children: ReactNode }

/** It is read before the button is pressed again, which is another one now, or pays another sum. */
function Focused({ isAnswer, ...props }: FocusedProps) {
  const note = useRef<HTMLDivElement>(null)

  // Syncs with the document's focus: the next Enter must not pay what nobody has read.
  useEffect(() => {
    if (isAnswer) note.current?.focus()
  }, [isAnswer])

  return <Alert {...props} ref={note} tabIndex={-1} />
}
