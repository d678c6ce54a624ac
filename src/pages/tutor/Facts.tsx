import type { ReactNode } from 'react'
import type { FullAd } from '#api/users.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './Facts.module.css'
import { Views } from './Views.tsx'

type Props = {
  ad: FullAd
  /** A different key for each visit of the page. */
  visit: string
}

const text = tutorText.facts

/** The facts by which a tutor is compared: experience, views, levels and studies. §2 Tutor ad page */
export function Facts({ ad, visit }: Props) {
  const { Teacher: tutor } = ad
  const levels = ad.Cycles.length > 0 ? ad.Cycles : tutor.Cycles
  return (
    <dl className={styles.facts} aria-label={text.heading}>
      {tutor.Experience && <Fact name={text.experience}>{tutor.Experience.Name}</Fact>}
      <Fact name={text.views}>
        <Views key={visit} adCode={ad.Code} />
      </Fact>
      {levels.length > 0 && (
        <Fact name={text.levels} isLong>
          <ul className={styles.levels}>
            {levels.map(({ Id, Name }) => (
              <li key={Id}>{Name}</li>
            ))}
          </ul>
        </Fact>
      )}
      {tutor.Studies?.trim() && (
        <Fact name={text.studies} isLong>
          <span dir="auto">{tutor.Studies}</span>
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { name: string; isLong?: boolean; children: ReactNode }

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? styles.long : styles.short}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
