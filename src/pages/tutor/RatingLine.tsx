import type { ReactNode } from 'react'
import { toNote } from '#domain/ratings.ts'
import { noteText } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Stars } from '#ui/Stars/Stars.tsx'
import styles from './TutorHeader.module.css'

type Props = { percent: number; children?: ReactNode }

/** A rating as stars of its width, with its number beside them. §3: Rating is a percentage */
export function RatingLine({ percent, children }: Props) {
  const note = noteText(toNote(percent))
  return (
    <p className={styles.rating}>
      <Stars percent={percent} label={tutorText.rating.note(note)} />
      <span aria-hidden="true">{note}</span>
      <span className={styles.soft}>{children}</span>
    </p>
  )
}
