import type { ReactNode } from 'react'
import { toScore } from '#domain/ratings.ts'
import { scoreText } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Stars } from '#ui/Stars/Stars.tsx'
import styles from './TutorHeader.module.css'

type Props = { percent: number; children?: ReactNode }

/** A rating as stars, filled by its percentage, and the number beside them. §3: Rating is a percentage */
export function RatingLine({ percent, children }: Props) {
  const note = scoreText(toScore(percent))
  return (
    <p className={styles.rating}>
      <Stars percent={percent} label={tutorText.rating.note(note)} />
      <span aria-hidden="true">{note}</span>
      <span className={styles.soft}>{children}</span>
    </p>
  )
}
