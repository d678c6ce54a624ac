import { isoDay } from '#domain/dates.ts'
import { hoursOf, zoneNote } from '#domain/lessonTimes.ts'
import { lessonText } from '#text/lesson.ts'

type Props = { lesson: { StartDate: Date; EndDate: Date }; now: Date; className?: string }

/** The hours of a lesson, with the word for today and, where the browser's clock differs, the note about Romanian time. */
export function LessonTime({ lesson, now, className }: Props) {
  const { StartDate } = lesson
  const zone = zoneNote(StartDate)
  return (
    <time dateTime={StartDate.toISOString()} className={className}>
      {isoDay(StartDate) === isoDay(now) && <span>{`${lessonText.today}, `}</span>}
      <span className="unbroken">{hoursOf(lesson)}</span>
      {zone && <span>{` (${zone})`}</span>}
    </time>
  )
}
