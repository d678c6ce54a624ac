import type { ReactNode } from 'react'
import { scoreText } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Grade } from '#ui/Grade/Grade.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import styles from './RatingLine.module.css'

type Props = { score: number; size?: 'large'; children?: ReactNode }

/** A score of 0 to 10: the grade, supported by stars filled by its share of 10. */
export function RatingLine({ score, size, children }: Props) {
  const figure = scoreText(score)
  return (
    <div className={styles.rating}>
      <Grade figure={figure} label={tutorText.rating.note(figure)} size={size} />
      <p className={styles.support}>
        <Stars percent={score * 10} />
        {children && <span>{children}</span>}
      </p>
    </div>
  )
}
