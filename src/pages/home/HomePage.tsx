import { Link, useHref, useLoaderData } from 'react-router'
import { config } from '#config.ts'
import { loginPath, paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer } from '#session.ts'
import { homeText } from '#text/home.ts'
import { popularSubjects } from '#text/popularSubjects.ts'
import { ButtonAnchor } from '#ui/Button/ButtonAnchor.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import calls from './Calls.module.css'
import doodles from './Doodles.module.css'
import styles from './HomePage.module.css'
import { firstFrame, type HomeData } from './load.ts'
import { PopularAds } from './PopularAds.tsx'
import subjects from './PopularSubjects.module.css'
import { SearchWidget } from './SearchWidget.tsx'
import { StatsCounters } from './StatsCounters.tsx'
import steps from './Steps.module.css'

export { loader } from './load.ts'

/** The start page: search, popular subjects and ads, how it works. §2 Home search widget */
export function Component() {
  const data = useLoaderData<HomeData | undefined>()
  const { lists, ads, stats } = data ?? firstFrame
  return (
    <>
      <PageHead
        title={homeText.title}
        description={homeText.description}
        path={paths.home}
        isFirstFrame={!data}
      />
      <section className={styles.hero}>
        <Doodles />
        <div className={styles.heroInner}>
          <h1 className={styles.heading}>{homeText.heading}</h1>
          <p className={styles.lead}>{homeText.lead}</p>
          <SearchWidget lists={lists} />
          <PopularSubjects />
        </div>
      </section>
      <div className={styles.sections}>
        {stats && <StatsCounters stats={stats} />}
        <PopularAds ads={ads} />
        <Steps />
        <Calls />
      </div>
    </>
  )
}

export { Component as HydrateFallback }

/** Decoration beside the search: maths doodles as in a school notebook. Hidden on narrow screens. */
function Doodles() {
  return (
    <svg className={doodles.doodles} viewBox="0 0 384 288" aria-hidden="true">
      <g className={doodles.ink}>
        <path d="M24 264h336M24 264V24" />
        <path d="m352 258 8 6-8 6M18 32l6-8 6 8" />
        <path d="M24 216c40-120 80-120 120-48s80 72 120-24 60-96 84-84" className={doodles.curve} />
        <path d="M144 264v-96M264 264V144" className={doodles.dashed} />
      </g>
      <g className={doodles.triangle}>
        <path d="M156 84h90V16z" />
        <path d="M234 84V72h12" />
      </g>
      <circle cx="144" cy="168" r="6" className={doodles.point} />
      <circle cx="264" cy="144" r="6" className={doodles.point} />
      <text x="148" y="116">
        a² + b² = c²
      </text>
      <text x="40" y="60" className={doodles.letters}>
        ă â î ș ț
      </text>
    </svg>
  )
}

/** Links to the most popular subjects, spelled as in their addresses. §2 Home search widget */
function PopularSubjects() {
  return (
    <nav aria-label={homeText.popularSubjects} className={subjects.subjects}>
      <p className={subjects.label}>{homeText.popularSubjects}</p>
      <ul className={subjects.list}>
        {popularSubjects.map(name => (
          <li key={name}>
            <Link to={paths.subject(name)} className={subjects.subject}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Explains the platform in three steps. */
function Steps() {
  const { heading, list } = homeText.steps
  return (
    <section className={steps.sheet}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionHeading}>{heading}</h2>
      </div>
      <ol className={steps.steps}>
        {list.map(({ title, text }) => (
          <li key={title} className={steps.step}>
            <h3 className={steps.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Two calls to action: post a request, and create a tutor's free profile; the latter leads a visitor to login. */
function Calls() {
  const viewer = useViewer()
  const profile = useHref(paths.profile)
  const { request, tutors } = homeText
  return (
    <div className={calls.calls}>
      <section className={calls.call}>
        <h2 className={calls.heading}>{request.heading}</h2>
        <p>{request.text}</p>
        <ButtonLink to={paths.newRequest}>{request.button}</ButtonLink>
      </section>
      <section className={calls.call} data-for="tutors">
        <h2 className={calls.heading}>{tutors.heading}</h2>
        <p>{tutors.text}</p>
        {viewer ? (
          <ButtonLink variant="secondary" to={paths.profile}>
            {tutors.button}
          </ButtonLink>
        ) : (
          <ButtonAnchor variant="secondary" href={loginPath(config.loginUrl, profile)}>
            {tutors.button}
          </ButtonAnchor>
        )}
      </section>
    </div>
  )
}
