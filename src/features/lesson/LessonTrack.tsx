import Check from 'lucide-react/icons/check'
import { type LessonProgress, type LessonStep, lessonSteps } from '#domain/appointment.ts'
import { lessonText as text } from '#text/lesson.ts'
import styles from './LessonTrack.module.css'

type Props = { progress: LessonProgress }

/** The steps of a lesson, with the one it has reached: a sentence for screen readers, a track for the eye. */
export function LessonTrack({ progress }: Props) {
  const { reached, next, hasLapsed } = progress
  if (hasLapsed) return <p className={styles.lapsed}>{text.lapsed[reached]}</p>
  const place = lessonSteps.indexOf(reached) + 1
  const sentence = text.progress(place, lessonSteps.length, text.steps[reached])
  return (
    <div className={styles.track}>
      <p className="visuallyHidden">{next ? `${sentence}; ${text.next[next]}.` : `${sentence}.`}</p>
      <ol className={styles.steps} aria-hidden="true">
        {lessonSteps.map((step, index) => (
          <li key={step} className={styles.step} data-step={markOf(step, index < place, next)}>
            <span className={styles.bead}>{index < place && <Check />}</span>
            {text.steps[step]}
          </li>
        ))}
      </ol>
    </div>
  )
}

function markOf(step: LessonStep, isDone: boolean, next: LessonProgress['next']) {
  if (isDone) return 'done'
  return step === next ? 'next' : 'later'
}
