import { portraitUrl } from '#api/portraits.ts'
import { dayOf, hoursOf, inWords } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import type { LessonLine } from './lessonLine.ts'
import styles from './PaymentPage.module.css'

type Props = { lines: readonly LessonLine[] }

/** The lessons that are paid together, each with its price. */
export function LessonList({ lines }: Props) {
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={line.id} className={styles.line}>
          <Avatar name={line.name} src={portraitUrl(line.picture)} size={48} />
          <div className={styles.lesson}>
            <p className={styles.name}>
              <LessonName line={line} />
            </p>
            <p className={styles.soft}>
              <LessonTime line={line} />
            </p>
            {!line.price && <p className={styles.soft}>{text.noPriceHelp}</p>}
          </div>
          <p className={styles.price}>{line.price ? lei(line.price) : text.noPrice}</p>
        </li>
      ))}
    </ul>
  )
}

type OfLine = { line: LessonLine }

export function LessonName({ line: { subject, name } }: OfLine) {
  return (
    <>
      <bdi>{subject}</bdi> {text.with} <bdi>{name}</bdi>
    </>
  )
}

/** In Romanian time. */
export function LessonTime({ line: { start, end } }: OfLine) {
  const StartDate = new Date(start)
  const hours = hoursOf({ StartDate, EndDate: new Date(end) })
  return <time dateTime={start}>{inWords(dayOf({ StartDate }), hours, StartDate)}</time>
}
