import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FullAd } from '#api/users.ts'
import { isoDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { youTubeId } from '#domain/video.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './About.module.css'
import { Video } from './Video.tsx'
import { Views } from './Views.tsx'

type Props = { ad: FullAd; name: string; visit: string }

const text = tutorText.facts

/** The tutor's description of themselves and of these lessons, their video, and facts. §2 Tutor ad page */
export function About({ ad, name, visit }: Props) {
  const { Teacher: tutor, Category: subject } = ad
  const videoId = youTubeId(tutor.YouYubeURL)
  const levels = ad.Cycles.length > 0 ? ad.Cycles : tutor.Cycles
  return (
    <section className={styles.about}>
      <h2>{tutorText.about}</h2>
      <p className={styles.description} dir="auto">
        {ad.Description?.trim() || tutorText.noDescription}
      </p>
      {/* The key remounts the player for another video, which the user has not started. */}
      {videoId && <Video key={videoId} id={videoId} name={name} />}
      <dl className={styles.facts} aria-label={text.heading}>
        {tutor.Experience && <Fact name={text.experience}>{tutor.Experience.Name}</Fact>}
        {levels.length > 0 && (
          <Fact name={text.levels}>
            <ul className={styles.levels}>
              {levels.map(({ Id, Name }) => (
                <li key={Id}>{Name}</li>
              ))}
            </ul>
          </Fact>
        )}
        {tutor.Studies?.trim() && (
          <Fact name={text.studies}>
            <span dir="auto">{tutor.Studies}</span>
          </Fact>
        )}
        <Fact name={text.subject}>
          <Link to={paths.subject(subject.Name)}>{tutorText.moreSubject(subject.Name)}</Link>
        </Fact>
        {ad.Added && (
          <Fact name={text.added}>
            <time dateTime={isoDay(ad.Added)}>{isoDay(ad.Added)}</time>
          </Fact>
        )}
        <Fact name={text.views}>
          <Views key={visit} adCode={ad.Code} />
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
