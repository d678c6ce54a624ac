import { paymentText } from '#text/payment.ts'
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
              <NameOf leftOut={one} />
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

function NameOf({ leftOut: { id, reason, line } }: { leftOut: LeftOut }) {
  if (line) return <LessonName line={line} />
  return reason === 'unread' ? text.unread(id) : text.appointment(id)
}
