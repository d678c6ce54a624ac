import Check from 'lucide-react/icons/check'
import { type LessonProgress, type LessonStep, lessonSteps } from '#domain/appointment.ts'
import { lessonText as text } from '#text/lesson.ts'
import { Text } from '#ui/layout/layout.tsx'
import track from './LessonTrack.module.css'

/** The steps of a lesson, with the one it has reached: a sentence for screen readers, and a visible track. */
export function LessonTrack({ progress }: { progress: LessonProgress }) {
  const { reached, next, hasLapsed, score } = progress
  if (hasLapsed)
    return (
      <Text tone="soft" size={2}>
        {text.lapsed[reached]}
      </Text>
    )
  const place = lessonSteps.indexOf(reached) + 1
  const done = score === undefined ? text.steps : { ...text.steps, rated: text.score(score) }
  // What is next must not read as done.
  const labels = next && next !== 'rated' ? { ...done, [next]: text.due[next] } : done
  const sentence = text.progress(place, lessonSteps.length, labels[reached])
  return (
    <div className={track.track}>
      <p className="visuallyHidden">{next ? `${sentence}; ${text.next[next]}.` : `${sentence}.`}</p>
      <ol className={track.steps} aria-hidden="true">
        {lessonSteps.map((step, index) => (
          <Text
            key={step}
            as="li"
            tone="soft"
            size={1}
            className={track.step}
            data-step={markOf(step, index < place, next)}
          >
            <span className={track.bead}>{index < place && <Check />}</span>
            <span>{labels[step]}</span>
          </Text>
        ))}
      </ol>
    </div>
  )
}

function markOf(step: LessonStep, isDone: boolean, next: LessonProgress['next']) {
  if (isDone) return 'done'
  return step === next ? 'next' : 'later'
}
