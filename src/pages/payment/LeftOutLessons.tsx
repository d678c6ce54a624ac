import { paymentText } from '#text/payment.ts'
import type { LessonLine } from './lessonLine.ts'
import { LessonName, LessonTime } from './LessonList.tsx'
import type { LeftOut } from './order.ts'
import styles from './PaymentPage.module.css'

const text = paymentText.leftOut

type Props = { leftOut: readonly LeftOut[] }

/** What was asked for and is not paid, each by name and with its reason. contract: payment/{id} */
export function LeftOutLessons({ leftOut }: Props) {
  if (leftOut.length === 0) return null
  return (
    <section className={styles.leftOut}>
      <h2 className={styles.subheading}>{text.heading}</h2>
      <ul className={styles.reasons}>
        {leftOut.map(one => (
          <li key={one.id}>
            <p className={styles.name}>
              {one.reason === 'unread' ? text.unread(one.id) : <NameOrId {...one} />}
            </p>
            {one.line && (
              <p className={styles.soft}>
                <LessonTime line={one.line} />
              </p>
            )}
            <p>{text.reasons[one.reason]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type NamedProps = { id: string; line: LessonLine | null }

/** What a lesson is called that may be known by its number alone. */
export function NameOrId({ id, line }: NamedProps) {
  return line ? <LessonName line={line} /> : text.appointment(id)
}
