import { useState } from 'react'
import { now } from '#clock.ts'
import { progressAt } from '#domain/appointment.ts'
import { longDay } from '#domain/dates.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import type { PackageCode } from '#domain/plans.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { useViewer, type Viewer } from '#session.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansPageText, plansText } from '#text/plans.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { type LessonLine, type Order, type OrderChange, totalOf } from './order.ts'
import type { Checkout } from './pay.ts'
import styles from './PaymentPage.module.css'

type Shown = Pick<Checkout, 'order' | 'changes'>

/** What the viewer is asked to pay, and what is left out. */
export function OrderSummary({ shown, viewer }: { shown: Shown; viewer: Viewer }) {
  const { code } = shown.order
  const heading = (
    <Text as="h2" size={4}>
      {text.what}
    </Text>
  )
  if (code)
    return (
      <Card as="section" gap={4}>
        {heading}
        <Package code={code} viewer={viewer} />
      </Card>
    )
  return (
    // Not a card, because the tickets in it are cards.
    <Stack as="section" gap={4}>
      {heading}
      <LessonList lines={shown.order.lines} />
      <LeftOutLessons shown={shown} />
    </Stack>
  )
}

export function Total({ label, order }: { label: string; order: Pick<Order, 'code' | 'lines'> }) {
  return (
    <Cluster as="p" gap={3} rowGap={1} align="baseline" justify="between">
      <span>{label}</span> <strong className={styles.sum}>{lei(totalOf(order))}</strong>
    </Cluster>
  )
}

/** The package, with the notes that the viewer, as last refetched, needs before paying. §9 */
function Package({ code, viewer }: { code: PackageCode; viewer: Viewer }) {
  const { IsSubscriptionOk, SubscriptionEndDate: end, IsTeacher } = useViewer() ?? viewer
  const { student } = plansPageText
  return (
    <>
      <Cluster gap={4} rowGap={1} justify="between">
        <Stack gap={1}>
          <p className={styles.name}>{text.package(plansText.names[code])}</p>
          <Text tone="soft" size={2}>
            {plansText.billed[code]}
          </Text>
        </Stack>
        <p className={styles.price}>{lei(totalOf({ code, lines: [] }))}</p>
      </Cluster>
      {IsSubscriptionOk === true && (
        <Alert tone="info" title={text.activeTitle}>
          {end && text.activeUntil(longDay(end))}
        </Alert>
      )}
      {!IsTeacher && (
        <Alert tone="info" title={student.title}>
          {student.text}
        </Alert>
      )}
    </>
  )
}

type LessonListProps = {
  lines: readonly LessonLine[]
  /** Whether the lessons are paid. Otherwise they are offered for payment, as only accepted lessons are. */
  isPaid?: boolean
}

/** The tickets of the lessons that are paid together, each with its steps and its price. */
export function LessonList({ lines, isPaid = false }: LessonListProps) {
  const [time] = useState(now)
  return (
    <Stack as="ul" gap={3}>
      {lines.map(line => (
        <Stack key={line.id} as="li" gap={2}>
          <LessonTicket lesson={line} now={time} progress={progressAt(isPaid ? 'paid' : 'accepted')} />
          {line.price === null && (
            <Text tone="soft" size={2}>
              {text.noPriceHelp}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  )
}

/** The lessons in the address that are not part of the payment and not in the notice, with the reason. §4 Multi-pay */
export function LeftOutLessons({ shown: { order, changes } }: { shown: Shown }) {
  const leftOut = order.items.filter(({ id }) => !changes.some(change => change.id === id))
  if (!leftOut.some(({ reason }) => reason)) return null
  return (
    <Stack as="section" gap={3} className={styles.leftOut}>
      <Text as="h2" size={3}>
        {text.leftOut.heading}
      </Text>
      <Stack as="ul" gap={3}>
        {leftOut.map(
          ({ id, line, reason }) =>
            reason && (
              <li key={id}>
                <p className={styles.name}>
                  {reason === 'invalidId' ? text.leftOut.invalidId(id) : <LessonName id={id} line={line} />}
                </p>
                {line && (
                  <Text tone="soft" size={2}>
                    <time dateTime={line.StartDate.toISOString()}>{keepTogether(whenOf(line))}</time>
                  </Text>
                )}
                <p>{text.leftOut.reasons[reason]}</p>
              </li>
            ),
        )}
      </Stack>
    </Stack>
  )
}

export function LessonName({ id, line }: Pick<OrderChange, 'id' | 'line'>) {
  if (!line) return <span>{text.leftOut.appointment(id)}</span>
  return (
    <span>
      <bdi>{line.subject}</bdi> {text.with} <bdi>{line.name}</bdi>
    </span>
  )
}
