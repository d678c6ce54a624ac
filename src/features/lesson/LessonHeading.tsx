import { dayOf } from '#domain/lessonTimes.ts'
import { lessonText } from '#text/lesson.ts'
import { Text } from '#ui/layout/layout.tsx'

type Props = {
  /** The other party. */
  name: string
  lesson: { StartDate: Date }
  isChosen?: boolean
  size?: 4
  id: string
  className: string | undefined
}

/** The heading of a lesson, which can take the focus. In a screen reader's list of headings, its day distinguishes lessons with the same person. */
export function LessonHeading({ name, lesson, isChosen = false, ...rest }: Props) {
  return (
    <Text as="h3" tabIndex={-1} {...rest}>
      <bdi>{name}</bdi>{' '}
      <span className="visuallyHidden">
        {`(${dayOf(lesson)}${isChosen ? `, ${lessonText.chosen.toLowerCase()}` : ''})`}
      </span>
    </Text>
  )
}
