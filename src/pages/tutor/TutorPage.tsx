import { flushSync } from 'react-dom'
import { useLoaderData, useLocation } from 'react-router'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { scoreOf } from '#domain/ratings.ts'
import { subjectFamily } from '#domain/subjectFamily.ts'
import { Booking, bookingId, useOpening } from '#features/booking/Booking.tsx'
import type { Choice } from '#features/booking/choice.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer } from '#session.ts'
import { tutorText } from '#text/tutor.ts'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { About } from './About.tsx'
import { ActionBar, actionsId } from './ActionBar.tsx'
import { Contact } from './Contact.tsx'
import { Facts } from './Facts.tsx'
import { goToHeading } from './goToHeading.ts'
import type { TutorData } from './load.ts'
import { Quote } from './Quote.tsx'
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
  const { value: known, hasFailed } = useStaleWhileRefetching(ratings)
  const score = scoreOf(tutor.Rating, known)
  const name = displayName(tutor, Boolean(viewer)) || tutorText.unnamed
  const [opening, openBooking] = useOpening(ad.Code)
  const isOwn = viewer?.UserCode === tutor.UserCode
  // Search engines and shared links get what a visitor sees.
  const publicName = displayName(tutor, false) || tutorText.unnamed
  const cities = tutor.Cities.map(city => city.Name).join(', ')

  function goToBooking(choice?: Choice) {
    flushSync(() => openBooking(choice))
    // The heading has the focus until the calendar takes it.
    goToHeading(bookingId)
  }

  return (
    <>
      <Notebook drawing={subjectFamily(subject.Name)} className={styles.notebook} />
      <div className={styles.page}>
        <PageHead
          title={tutorText.title(publicName, subject.Name)}
          description={tutorText.description(publicName, subject.Name, cities)}
          path={paths.tutor(ad.Code)}
          crumbs={[
            { name: tutorText.heading(subject.Name), path: paths.subject(subject.Name) },
            { name: publicName, path: paths.tutor(ad.Code) },
          ]}
          structured={() => structuredData(ad, publicName, score, known?.length)}
        />
        <div className={styles.lead}>
          <TutorHeader ad={ad} name={name} score={score} ratingCount={known?.length} />
          <Facts ad={ad} visit={key} />
        </div>
        <div id={actionsId} className={styles.side}>
          <Contact ad={ad} name={name} viewer={viewer} isOwn={isOwn} onBook={goToBooking} />
          <Booking
            key={`booking ${ad.Code}`}
            ad={ad}
            name={name}
            viewer={viewer}
            isOwn={isOwn}
            opening={opening}
            onArrival={goToBooking}
          />
        </div>
        <div className={styles.rest}>
          {score !== null && <Quote ratings={known} hasFailed={hasFailed} isLoggedIn={Boolean(viewer)} />}
          <About key={ad.Code} ad={ad} name={name} />
          <Reviews
            key={`reviews ${ad.Code}`}
            ratings={ratings}
            tutor={{ code: tutor.UserCode, name }}
            viewer={viewer}
          />
        </div>
        <div className={styles.wide}>
          <Suggested key={ad.Code} tutors={suggested} subject={subject} viewer={viewer} />
        </div>
        <ActionBar
          key={`bar ${ad.Code}`}
          ad={ad}
          name={name}
          viewer={viewer}
          isOwn={isOwn}
          onBook={goToBooking}
        />
      </div>
    </>
  )
}
