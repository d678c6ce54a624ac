import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router'
import { config } from '#config.ts'
import { noteSeenAd } from '#data/keptAds.ts'
import { historyIndex, restoreResults, storeResults, useKnownAd, useResults } from '#data/known.ts'
import { neverSettles, useDeferred } from '#data/useDeferred.ts'
import { paths } from '#domain/paths.ts'
import { displayName } from '#domain/people.ts'
import { scoreOf } from '#domain/ratings.ts'
import { subjectFamily } from '#domain/subjectFamily.ts'
import { Booking, bookingId } from '#features/booking/Booking.tsx'
import type { Choice } from '#features/booking/choice.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer } from '#session.ts'
import { shellText } from '#text/shell.ts'
import { tutorText } from '#text/tutor.ts'
import { classes } from '#ui/classes.ts'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { opensElsewhere } from '#ui/opensElsewhere.ts'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { About } from './About.tsx'
import { ActionBar, actionsId, Contact, ContactSkeleton } from './Contact.tsx'
import { Facts } from './Facts.tsx'
import type { TutorData } from './load.ts'
import { Quote, Reviews, reviewsId } from './Reviews.tsx'
import { structuredData } from './structuredData.ts'
import { Suggested } from './Suggested.tsx'
import header from './TutorHeader.module.css'
import { type KnownAd, TutorHeader } from './TutorHeader.tsx'
import styles from './TutorPage.module.css'
import skeleton from './TutorSkeleton.module.css'

export { loader } from './load.ts'

/**
 * The page of an ad and its tutor, with the actions of this viewer. Without loader data it is the page's first frame: what the list
 * knows of the ad, or skeletons. §2 Tutor ad page
 */
export function Component() {
  const data = useLoaderData<TutorData | undefined>()
  const { code = '' } = useParams()
  const known = useKnownAd(code)
  const ad = data?.ad ?? known
  return ad ? <Tutor ad={ad} data={data} /> : <TutorSkeleton />
}

export { Component as HydrateFallback }

/** Leads back to the list where this ad was pressed, as the browser's Back does: to its filters and place. */
function BackToResults({ code }: { code: string }) {
  const [index] = useState(historyIndex)
  const results = useResults(code, index)
  const navigate = useNavigate()
  const { key } = useLocation()
  const viewer = useViewer()?.UserCode ?? ''
  // Syncs with the tab's storage, for when a login or a reload loads the document again.
  useLayoutEffect(() => {
    const page = { code, key, index, viewer }
    return results === undefined ? restoreResults(page) : storeResults(page, results)
  }, [code, key, index, viewer, results])
  if (results === undefined) return null

  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    // After a login, the entry before this one is not the list.
    if (index === 0) void navigate(`/${results.slice(config.basePath.length)}`)
    // While the browser's own Back is pending, its history has moved already.
    else if (historyIndex() === index) void navigate(-1)
  }

  return (
    <a href={results} onClick={goBack} className={classes('touchTarget', styles.results)}>
      <ArrowLeft />
      <span>{tutorText.results}</span>
    </a>
  )
}

function Tutor({ ad, data }: { ad: KnownAd; data: TutorData | undefined }) {
  const { Teacher: tutor, Category: subject } = ad
  const whole = data?.ad
  const viewer = useViewer()
  const { key } = useLocation()
  const { status, value: known } = useDeferred(data?.ratings ?? neverSettles)
  const score = whole && scoreOf(whole.Teacher.Rating, known)
  const name = displayName(tutor, Boolean(viewer)) || tutorText.unnamed
  const openBooking = useRef<(choice?: Choice) => void>(null)
  const isOwn = viewer?.UserCode === tutor.UserCode
  const isOthers = viewer !== undefined && !isOwn
  // Syncs with the browser's storage, once the viewer is known: an own ad is not one that they look for.
  useEffect(() => {
    if (whole && isOthers) noteSeenAd(whole)
  }, [whole, isOthers])
  // Search engines and shared links get what a visitor sees.
  const publicName = displayName(tutor, false) || tutorText.unnamed
  const cities = tutor.Cities.map(city => city.Name).join(', ')

  function goToBooking(choice?: Choice) {
    openBooking.current?.(choice)
    // The heading has the focus until the calendar takes it.
    goToHeading(bookingId)
  }

  return (
    <>
      <Notebook drawing={subjectFamily(subject.Name)} className={styles.notebook} />
      <Page gap={6} top={6} className={styles.page}>
        <PageHead
          title={tutorText.title(publicName, subject.Name)}
          description={tutorText.description(publicName, subject.Name, cities)}
          path={paths.tutor(ad.Code)}
          crumbs={[
            { name: tutorText.heading(subject.Name), path: paths.subject(subject.Name) },
            { name: publicName, path: paths.tutor(ad.Code) },
          ]}
          structured={whole && (() => structuredData(whole, publicName, score ?? null, known?.length))}
        />
        <Stack gap={5}>
          <BackToResults key={key} code={ad.Code} />
          <TutorHeader ad={ad} name={name} score={score} ratingCount={known?.length} />
          <Facts ad={ad} isWhole={whole !== undefined} visit={key} />
        </Stack>
        <Stack id={actionsId} gap={4} className={styles.side}>
          {whole ? (
            <>
              <Contact ad={whole} name={name} viewer={viewer} isOwn={isOwn} onBook={goToBooking} />
              <Booking
                ad={whole}
                name={name}
                viewer={viewer}
                isOwn={isOwn}
                openRef={openBooking}
                onArrival={goToBooking}
              />
            </>
          ) : (
            <ContactSkeleton ad={ad} />
          )}
        </Stack>
        <Stack gap={8} className={styles.rest}>
          {score !== null && (
            <Quote
              ratings={known}
              hasFailed={status === 'failed'}
              isLoggedIn={Boolean(viewer)}
              onShowAll={() => goToHeading(reviewsId)}
            />
          )}
          <About ad={ad} name={name} videoUrl={whole?.Teacher.YouYubeURL} />
          {whole && (
            <Reviews ratings={data.ratings} tutor={{ code: whole.Teacher.UserCode, name }} viewer={viewer} />
          )}
        </Stack>
        {whole && (
          <>
            <div className={styles.wide}>
              <Suggested tutors={data.suggested} subject={subject} viewer={viewer} />
            </div>
            <ActionBar ad={whole} name={name} viewer={viewer} isOwn={isOwn} onBook={goToBooking} />
          </>
        )}
      </Page>
    </>
  )
}

/** The page while nothing of the ad is known, in its own layout. */
function TutorSkeleton() {
  return (
    <>
      <Notebook />
      <Page gap={6} top={6} className={styles.page} role="status" aria-label={shellText.loading}>
        <Stack gap={5}>
          <div className={header.header}>
            <Skeleton shape="circle" className={header.portrait} />
            <Stack gap={1} className={header.texts}>
              <Skeleton width="min(16rem, 90%)" className={skeleton.heading} />
              <Skeleton width="9rem" className={skeleton.name} />
              <Skeleton width="11rem" className={skeleton.rating} />
            </Stack>
            <Stack gap={3} className={header.places}>
              <Skeleton width="11rem" />
              <Skeleton shape="block" width="13rem" height="1.625rem" />
            </Stack>
          </div>
          <Skeleton shape="block" className={skeleton.facts} />
        </Stack>
        <Stack gap={4} className={styles.side}>
          <Skeleton shape="block" className={skeleton.contact} />
        </Stack>
        <Stack gap={8} className={styles.rest}>
          <Skeleton shape="block" className={skeleton.about} />
        </Stack>
      </Page>
    </>
  )
}

/** Scrolls to a heading of the page and focuses it, unless something in its section has taken the focus by itself. */
function goToHeading(id: string) {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  if (heading?.closest('section')?.contains(document.activeElement)) return
  heading?.focus({ preventScroll: true })
}
