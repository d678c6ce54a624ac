import ChevronDown from 'lucide-react/icons/chevron-down'
import { keepTogether } from '#ui/keepTogether.tsx'
import styles from './Questions.module.css'

type Props = { questions: readonly { question: string; answer: string }[] }

/** Frequent questions; each answer opens under its question. */
export function Questions({ questions }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <ChevronDown className={styles.mark} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{keepTogether(answer)}</p>
        </details>
      ))}
    </div>
  )
}
