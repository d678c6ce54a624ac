import { Link } from 'react-router'
import type { FullAd } from '#api/users.ts'
import { isoDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { youTubeId } from '#domain/video.ts'
import { portraitUrl } from '#api/portraits.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './About.module.css'
import { Description } from './Description.tsx'
import { Video } from './Video.tsx'

type Props = { ad: FullAd; name: string }

const text = tutorText.facts

/** The tutor's video, the description of these lessons, and the ad's own facts. §2 Tutor ad page */
export function About({ ad, name }: Props) {
  const { Teacher: tutor, Category: subject } = ad
  const videoId = youTubeId(tutor.YouYubeURL)
  return (
    <section className={styles.about}>
      {/* The key remounts the player for another video, which the user has not started. */}
      {videoId && (
        <Video key={videoId} id={videoId} name={name} portrait={portraitUrl(tutor.ProfileImageUrl)} />
      )}
      <h2>{tutorText.about}</h2>
      <Description>{ad.Description?.trim() || tutorText.noDescription}</Description>
      <dl className={styles.details}>
        <div>
          <dt>{text.subject}</dt>
          <dd>
            <Link to={paths.subject(subject.Name)}>{tutorText.moreSubject(subject.Name)}</Link>
          </dd>
        </div>
        {ad.Added && (
          <div>
            <dt>{text.added}</dt>
            <dd>
              <time dateTime={isoDay(ad.Added)}>{isoDay(ad.Added)}</time>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
