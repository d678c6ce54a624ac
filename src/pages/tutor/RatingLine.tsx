import type { ReactNode } from 'react'
import { toScore } from '#domain/ratings.ts'
import { scoreText } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Grade } from '#ui/Grade/Grade.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import styles from './RatingLine.module.css'

type Props = { percent: number; size?: 'large'; children?: ReactNode }

/** A rating: the grade out of 10, supported by stars filled by its percentage. §3: Rating is a percentage */
export function RatingLine({ percent, size, children }: Props) {
  const figure = scoreText(toScore(percent))
  return (
    <div className={styles.rating}>
      <Grade figure={figure} label={tutorText.rating.note(figure)} size={size} />
      <p className={styles.support}>
        <Stars percent={percent} />
        {children && <span>{children}</span>}
      </p>
    </div>
  )
}
