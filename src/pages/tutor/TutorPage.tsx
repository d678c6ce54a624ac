import { useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer } from '#session.ts'
import { tutorText } from '#text/tutor.ts'
import { usePromise } from '#data/usePromise.ts'
import { About } from './About.tsx'
import { Booking } from '#features/booking/Booking.tsx'
import { Contact } from './Contact.tsx'
import type { TutorData } from './load.ts'
import { Reviews } from './Reviews.tsx'
import { structuredData } from './structuredData.ts'
import { Suggested } from './Suggested.tsx'
import { TutorHeader } from './TutorHeader.tsx'
import styles from './TutorPage.module.css'

export { loader } from './load.ts'
export { TutorSkeleton as HydrateFallback } from './TutorSkeleton.tsx'

/** The page of an ad and its tutor, with the actions of this viewer. §2 Tutor ad page */
export function Component() {
  const { ad, ratings, suggested } = useLoaderData<TutorData>()
  const { Teacher: tutor, Category: subject } = ad
  const viewer = useViewer()
  const { key } = useLocation()
  const ratingState = usePromise(ratings)
  const known = ratingState.status === 'done' ? ratingState.value : undefined
  const name = displayName(tutor, Boolean(viewer)) || tutorText.unnamed
  // The ad whose calendar the user has opened; on another ad the booking is closed again.
  const [bookingOf, setBookingOf] = useState<string | null>(null)
  const isOwn = viewer?.UserCode === tutor.UserCode
  // Search engines and shared links get what a visitor sees.
  const publicName = displayName(tutor, false) || tutorText.unnamed
  const cities = tutor.Cities.map(city => city.Name).join(', ')

  return (
    <div className={styles.page}>
      <PageHead
        title={tutorText.title(publicName, subject.Name)}
        description={tutorText.description(publicName, subject.Name, cities)}
        path={paths.tutor(ad.Code)}
        crumbs={[
          { name: tutorText.heading(subject.Name), path: paths.subject(subject.Name) },
          { name: publicName, path: paths.tutor(ad.Code) },
        ]}
        structured={structuredData(ad, publicName, known?.length)}
      />
      <TutorHeader ad={ad} name={name} ratingCount={known?.length} />
      <div className={styles.side}>
        <Contact ad={ad} name={name} viewer={viewer} isOwn={isOwn} onBook={() => setBookingOf(ad.Code)} />
      </div>
      <About ad={ad} name={name} visit={key} />
      <Booking
        key={ad.Code}
        ad={ad}
        name={name}
        viewer={viewer}
        isOwn={isOwn}
        isStarted={bookingOf === ad.Code}
        onStart={() => setBookingOf(ad.Code)}
      />
      <Reviews ratings={ratings} tutor={{ code: tutor.UserCode, name }} viewer={viewer} />
      <div className={styles.wide}>
        <Suggested tutors={suggested} subject={subject} viewer={viewer} />
      </div>
    </div>
  )
}
