import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import Monitor from 'lucide-react/icons/monitor'
import User from 'lucide-react/icons/user'
import { type ReactNode, useId } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import type { Ad, Teacher } from '#api/users.ts'
import { counted, scoreText } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Grade } from '#ui/Grade/Grade.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stars } from '#ui/Stars/Stars.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import line from './RatingLine.module.css'
import styles from './TutorHeader.module.css'

/** An ad, or what a list knows of it. */
export type KnownAd = Ad & {
  Teacher: Partial<Pick<Teacher, 'AtTeacher' | 'AtStudent' | 'Cycles' | 'Studies'>>
}

type Props = {
  ad: KnownAd
  /** The name as this viewer may see it. */
  name: string
  /** `null` for a tutor who is not rated, undefined while the rating is unknown. */
  score: number | null | undefined
  /** Number of ratings; undefined while it is unknown. */
  ratingCount: number | undefined
}

/** The head of the page: the tutor, the subject, the rating and the places. §2 Tutor ad page */
export function TutorHeader({ ad, name, score, ratingCount }: Props) {
  const nameId = useId()
  const { Teacher: tutor, Category: subject } = ad
  const reviews = ratingCount ? counted(ratingCount, tutorText.rating.count) : ''
  const cities = tutor.Cities.map(city => city.Name).join(', ')
  const places = [
    { isOn: tutor.AlsoOnline, text: tutorText.online, icon: <Monitor /> },
    { isOn: tutor.AtTeacher, text: tutorText.atTeacher, icon: <House /> },
    { isOn: tutor.AtStudent, text: tutorText.atStudent, icon: <User /> },
  ].filter(({ isOn }) => isOn)
  return (
    <header className={styles.header}>
      <Avatar name={name} src={portraitUrl(tutor.ProfileImageUrl)} eager className={styles.portrait} />
      <Stack gap={1} className={styles.texts}>
        {/* A list of tutors has the same heading. When it takes the focus, its description says whose page this is. */}
        <Text as="h1" size={4} aria-describedby={nameId}>
          {tutorText.heading(subject.Name)}
        </Text>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        {tutor.Occupation && (
          <Text tone="soft" size={2}>
            {tutor.Occupation.Name}
          </Text>
        )}
        {score === undefined && <Skeleton width="11rem" className={styles.ratingSkeleton} />}
        {score === null && (
          // An empty line of the same height until the number of reviews is known.
          <Text tone="soft" size={2}>
            {reviews || (ratingCount === 0 ? tutorText.rating.none : '\u00a0')}
          </Text>
        )}
        {typeof score === 'number' && (
          <RatingLine score={score} size="large">
            {reviews && `(${reviews})`}
          </RatingLine>
        )}
      </Stack>
      <Stack gap={3} className={styles.places}>
        {cities !== '' && (
          <p className={styles.cities}>
            <MapPin />
            <span>
              <span className="visuallyHidden">{tutorText.facts.cities}: </span>
              <span>{cities}</span>
            </span>
          </p>
        )}
        {places.length > 0 && (
          <Cluster as="ul" gap={2}>
            {places.map(({ text, icon }) => (
              <li key={text}>
                <Badge tone="action" icon={icon}>
                  {text}
                </Badge>
              </li>
            ))}
          </Cluster>
        )}
      </Stack>
    </header>
  )
}

type RatingProps = { score: number; size?: 'large'; children?: ReactNode }

/** A score of 0 to 10, as a number and as stars that are filled in proportion. */
export function RatingLine({ score, size, children }: RatingProps) {
  const figure = scoreText(score)
  return (
    <div className={line.rating}>
      <Grade figure={figure} label={tutorText.rating.score(figure)} size={size} />
      <Cluster as="p" gap={2} rowGap={0} align="center" tone="soft" size={2}>
        {size && <span aria-hidden="true">{tutorText.rating.outOf}</span>}
        <Stars percent={score * 10} />
        {children && <span>{children}</span>}
      </Cluster>
    </div>
  )
}
