import { bookingText } from '#text/booking.ts'
import type { Choice } from './choice.ts'
import { formatLesson } from './formatLesson.ts'
import styles from './Summary.module.css'

const text = bookingText.summary

/** What is known of the lessons that a form books. */
export type Offer = {
  subject: string | undefined
  /** The tutor's name. */
  name: string
  /** The price as the ad lists it, or the text for a missing one; `undefined` where there is no ad. */
  price?: string | undefined
  /** The price of the earlier lesson that is booked again. */
  pastPrice?: string | undefined
}

/** The lesson that is being booked: tutor, subject, day, hours and the listed price. Computes no price. */
export function Summary({ offer, choice: { day, hour } }: { offer: Offer; choice: Choice }) {
  const { subject, name, price, pastPrice } = offer
  const facts = [
    [text.tutor, name],
    [text.subject, subject],
    [text.duration, text.oneHour],
    [text.price, price],
    [text.pastPrice, pastPrice],
  ]
  return (
    <section className={styles.summary} aria-label={text.heading}>
      <p className={styles.when}>{keepDateTogether(formatLesson(day, hour))}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** Returns the text with non-breaking spaces in its date, so that a narrow line breaks before the hours instead. */
const keepDateTogether = (lesson: string) => lesson.replace(/(\d+) (\S+) (\d{4})/, '$1\u00A0$2\u00A0$3')
