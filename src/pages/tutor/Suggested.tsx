import { portraitUrl } from '#api/portraits.ts'
import type { Named, Paged } from '#api/schemas.ts'
import type { Teacher } from '#api/users.ts'
import { noFilters, online, writeFilters } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { scoreOf } from '#domain/ratings.ts'
import type { Viewer } from '#session.ts'
import { tutorText } from '#text/tutor.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Card } from '#ui/Card/Card.tsx'
import link from '#ui/CoverLink/CoverLink.module.css'
import { CoverLink } from '#ui/CoverLink/CoverLink.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Columns, Stack, Text } from '#ui/layout/layout.tsx'
import { Deferred } from '#data/Deferred.tsx'
import { useDeferred } from '#data/useDeferred.ts'
import { RatingLine } from './TutorHeader.tsx'
import styles from './Suggested.module.css'

type Props = { tutors: Promise<Paged<Teacher>>; subject: Named; viewer: Viewer | null | undefined }

/** Other tutors of the same subject and city. Renders nothing without any. §2 Tutor ad page */
export function Suggested({ tutors, subject, viewer }: Props) {
  if (useDeferred(tutors).value?.Entities.length === 0) return null
  return (
    <Stack as="section" gap={5}>
      <h2>{tutorText.suggested.heading}</h2>
      <Deferred promise={tutors} skeleton={<SuggestedSkeleton />} failed={tutorText.suggested.failed}>
        {({ Entities }) => (
          <Columns as="ul" least={17} fill gap={4}>
            {Entities.map(tutor => (
              <li key={tutor.UserCode}>
                <TutorCard tutor={tutor} subject={subject} isLoggedIn={Boolean(viewer)} />
              </li>
            ))}
          </Columns>
        )}
      </Deferred>
    </Stack>
  )
}

function SuggestedSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="block" height="7rem" />
    </div>
  )
}

type CardProps = { tutor: Teacher; subject: Named; isLoggedIn: boolean }

function TutorCard({ tutor, subject, isLoggedIn }: CardProps) {
  const name = displayName(tutor, isLoggedIn) || tutorText.unnamed
  const score = scoreOf(tutor.Rating)
  return (
    <Card as="article" className={classes(link.card, styles.card)}>
      <Avatar name={name} src={portraitUrl(tutor.ProfileImageUrl)} size={64} />
      <Stack gap={1}>
        <Text as="h3" size={3}>
          <CoverLink to={targetOf(tutor, subject)} className={link.title} dir="auto">
            {name}
          </CoverLink>
        </Text>
        {tutor.Occupation && (
          <Text tone="soft" size={2}>
            {tutor.Occupation.Name}
          </Text>
        )}
        {/* Their reviews are not read, so a tutor who is not rated may have some. */}
        {score !== null && <RatingLine score={score} />}
      </Stack>
    </Card>
  )
}

// Assumption: the card of a tutor without the code of an ad links to the list of the subject in the tutor's city.
function targetOf({ Code, Cities, AlsoOnline }: Teacher, subject: Named): string {
  if (Code) return paths.tutor(Code)
  const city = Cities[0]?.Id ?? (AlsoOnline ? online : 0)
  return paths.subject(subject.Name) + writeFilters({ ...noFilters, city })
}
