import { useState } from 'react'
import { now } from '#clock.ts'
import type { LessonProgress } from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { paymentText as text } from '#text/payment.ts'
import type { LessonLine } from './lessonLine.ts'
import type { LeftOut } from './order.ts'
import styles from './PaymentPage.module.css'

type Props = {
  lines: readonly LessonLine[]
  /** Whether they are paid now; else they are offered for payment. */
  isPaid?: boolean
}

/** The tickets of the lessons that are paid together, each with its price. */
export function LessonList({ lines, isPaid = false }: Props) {
  const [time] = useState(now)
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, start, end, ...line }) => (
        <li key={id} className={styles.line}>
          <LessonTicket
            lesson={{ ...line, StartDate: new Date(start), EndDate: new Date(end) }}
            now={time}
            progress={isPaid ? paidProgress : undefined}
          />
          {line.price === null && <p className={styles.soft}>{text.noPriceHelp}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The steps of a lesson that has just been paid. */
const paidProgress: LessonProgress = { reached: 'paid', next: 'rated', hasLapsed: false }

type OfLine = { line: LessonLine }

function LessonName({ line: { subject, name } }: OfLine) {
  return (
    <>
      <bdi>{subject}</bdi> {text.with} <bdi>{name}</bdi>
    </>
  )
}

/** The day and hours of a lesson, in Romanian time. */
function LessonTime({ line: { start, end } }: OfLine) {
  const lesson = { StartDate: new Date(start), EndDate: new Date(end) }
  return <time dateTime={start}>{whenOf(lesson)}</time>
}

type LeftOutProps = { leftOut: readonly LeftOut[] }

/** The lessons in the address that are not part of the payment, each with the reason. contract: payment/{id} */
export function LeftOutLessons({ leftOut }: LeftOutProps) {
  if (leftOut.length === 0) return null
  return (
    <section className={styles.leftOut}>
      <h2 className={styles.subheading}>{text.leftOut.heading}</h2>
      <ul className={styles.reasons}>
        {leftOut.map(one => (
          <li key={one.id}>
            <p className={styles.name}>
              {one.reason === 'unread' ? text.leftOut.unread(one.id) : <LessonNameOrId {...one} />}
            </p>
            {one.line && (
              <p className={styles.soft}>
                <LessonTime line={one.line} />
              </p>
            )}
            <p>{text.leftOut.reasons[one.reason]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type NamedProps = { id: string; line: LessonLine | null }

/** The name of a lesson, or its number when nothing else is known of it. */
export function LessonNameOrId({ id, line }: NamedProps) {
  return line ? <LessonName line={line} /> : text.leftOut.appointment(id)
}
