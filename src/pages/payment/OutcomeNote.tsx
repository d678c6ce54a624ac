import { type ReactNode, useEffect, useRef } from 'react'
import { lei } from '#domain/numbers.ts'
import { paymentText } from '#text/payment.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { LessonName } from './LessonList.tsx'
import type { Change } from './order.ts'
import styles from './PaymentPage.module.css'
import type { Notice } from './usePayment.ts'

const text = paymentText

type Props = { notice: Notice | null }

/** How the last press ended, when not with a success. */
export function OutcomeNote({ notice }: Props) {
  switch (notice?.kind) {
    case undefined:
      return null
    case 'expired':
    case 'problem':
      return <FailedAlert failed={notice} expired={text.expired} note={text.nothingPaid} />
    case 'lost':
      return (
        <Alert tone="info" title={text.lost}>
          {text.checkHelp}
        </Alert>
      )
    case 'unknown':
      return (
        <Focused tone="error" title={text.unknown}>
          {notice.why && `${text.checkFailed}: ${notice.why}. `}
          {text.checkHelp}
        </Focused>
      )
    case 'notFound':
      return (
        <Focused tone="info" title={text.notFound}>
          {text.notFoundHelp}
        </Focused>
      )
    case 'changed': {
      const { changes, order } = notice
      const isEmpty = order.kind === 'appointments' && order.lines.length === 0
      return (
        <Focused tone="error" title={text.changed.title}>
          <ul className={styles.changes}>
            {changes.map(change => (
              <li key={change.line.id}>
                <LessonName line={change.line} />: {whatOf(change)}
              </li>
            ))}
          </ul>
          {isEmpty ? text.changed.nothing : text.changed.help}
        </Focused>
      )
    }
  }
}

function whatOf(change: Change): string {
  const { leftOut, added, price } = text.changed
  if (change.kind === 'leftOut') return leftOut[change.reason]
  return change.kind === 'added' ? added : price(lei(change.from), lei(change.line.price ?? 0))
}

type FocusedProps = { tone: 'error' | 'info'; title: string; children: ReactNode }

/** It is read before the button is pressed again, which is another one now, or pays another sum. */
function Focused(props: FocusedProps) {
  const note = useRef<HTMLDivElement>(null)

  // Syncs with the document's focus: the next Enter must not pay what nobody has read.
  useEffect(() => note.current?.focus(), [])

  return <Alert {...props} ref={note} tabIndex={-1} />
}
