import { useState } from 'react'
import { now } from '#clock.ts'
import { progressAt } from '#domain/appointment.ts'
import { longDay } from '#domain/dates.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { useViewer, type Viewer } from '#session.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansPageText, plansText } from '#text/plans.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { keepTogether } from '#ui/keepTogether.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import type { LeftOut, LessonLine, Order, PackageOrder } from './order.ts'
import styles from './PaymentPage.module.css'

type Props = {
  order: Order
  leftOut: readonly LeftOut[]
  viewer: Viewer
}

export function OrderSummary({ order, leftOut, viewer }: Props) {
  const heading = <h2 className={styles.heading}>{text.what}</h2>
  if (order.kind === 'package')
    return (
      <Card as="section" gap={4}>
        {heading}
        <Package order={order} viewer={viewer} />
      </Card>
    )
  return (
    // Not a card: the tickets are.
    <Stack as="section" gap={4}>
      {heading}
      <LessonList lines={order.lines} />
      <LeftOutLessons leftOut={leftOut} />
    </Stack>
  )
}

/** The package, with the notes that the viewer, as last refetched, needs before paying. §9 */
function Package({ order: { code, price }, viewer }: { order: PackageOrder; viewer: Viewer }) {
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
        <p className={styles.price}>{lei(price)}</p>
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
  /** Whether they are paid now; else they are offered for payment, which only accepted lessons are. */
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

/** The lessons in the address that are not part of the payment, each with the reason. §4 Multi-pay */
export function LeftOutLessons({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <Stack as="section" gap={3} className={styles.leftOut}>
      <Text as="h2" size={3}>
        {text.leftOut.heading}
      </Text>
      <Stack as="ul" gap={3}>
        {leftOut.map(one => (
          <li key={one.id}>
            <p className={styles.name}>
              {one.reason === 'invalidId' ? text.leftOut.invalidId(one.id) : <LessonName {...one} />}
            </p>
            {one.line && (
              <Text tone="soft" size={2}>
                <time dateTime={one.line.StartDate.toISOString()}>{keepTogether(whenOf(one.line))}</time>
              </Text>
            )}
            <p>{text.leftOut.reasons[one.reason]}</p>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

export function LessonName({ id, line }: { id: string; line: LessonLine | null }) {
  if (!line) return <span>{text.leftOut.appointment(id)}</span>
  return (
    <span>
      <bdi>{line.subject}</bdi> {text.with} <bdi>{line.name}</bdi>
    </span>
  )
}
