import type { Organization, WebSite } from 'schema-dts'
import { Link, useHref, useLoaderData } from 'react-router'
import { config } from '#config.ts'
import { loginPath, paths } from '#domain/paths.ts'
import { SeenAds } from '#features/ads/SeenAds.tsx'
import { PageHead } from '#features/head/PageHead.tsx'
import { useViewer } from '#session.ts'
import { homeText } from '#text/home.ts'
import { popularSubjects, subjectLabel } from '#text/popularSubjects.ts'
import { ButtonAnchor, ButtonLink } from '#ui/Button/ButtonLink.tsx'
import pill from '#ui/Chip/Pill.module.css'
import { classes } from '#ui/classes.ts'
import { Cluster, Columns, Page, Stack, Text } from '#ui/layout/layout.tsx'
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
        structured={siteData}
      />
      <section className={styles.hero}>
        <Doodles />
        <Page gap={5} className={styles.heroInner}>
          <Text as="h1" size={6} className={styles.heading}>
            {homeText.heading}
          </Text>
          <Text tone="soft" size={4} className={styles.lead}>
            {homeText.lead}
          </Text>
          <SearchWidget lists={lists} />
          <PopularSubjects />
        </Page>
      </section>
      <Page gap={16} top={12}>
        {stats && <StatsCounters stats={stats} />}
        <PopularAds ads={ads} />
        <SeenAds />
        <Steps />
        <Calls />
      </Page>
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

/** Returns the site and who runs it, for search engines. */
function siteData(address: (path: string) => string): WebSite {
  const publisher: Organization = {
    '@type': 'Organization',
    name: config.brand,
    url: address(paths.home),
    logo: address('/favicon.svg'),
  }
  return { '@type': 'WebSite', name: config.brand, inLanguage: 'ro', publisher }
}

function PopularSubjects() {
  return (
    <Cluster aria-label={homeText.popularSubjects} as="nav" gap={4} rowGap={2} align="center">
      <Text tone="soft" size={2}>
        {homeText.popularSubjects}
      </Text>
      <Cluster as="ul" gap={2}>
        {popularSubjects.map(name => (
          <li key={name}>
            <Link to={paths.subject(name)} className={classes(pill.pill, subjects.subject)}>
              {subjectLabel(name)}
            </Link>
          </li>
        ))}
      </Cluster>
    </Cluster>
  )
}

function Steps() {
  const { heading, list } = homeText.steps
  return (
    <section className={steps.sheet}>
      <Cluster gap={4} rowGap={1} align="baseline" justify="between" className={styles.sectionHead}>
        <Text as="h2" size={5}>
          {heading}
        </Text>
      </Cluster>
      <Columns as="ol" least={15} gap={6}>
        {list.map(({ title, text }) => (
          <Stack key={title} as="li" gap={2} tone="soft" className={steps.step}>
            <Text as="h3" tone="ink" size={4}>
              {title}
            </Text>
            <p>{text}</p>
          </Stack>
        ))}
      </Columns>
    </section>
  )
}

/**
 * Two calls to action: post a request, and create a tutor's free profile, which leads a visitor to login. Viewers have a
 * profile: a tutor gets a link to their ads instead, and a student to the steps for tutors.
 */
function Calls() {
  const viewer = useViewer()
  const isTutor = viewer?.IsTeacher
  const profile = useHref(paths.profile)
  const { request, tutors } = homeText
  return (
    <Columns least={20} gap={4}>
      <Stack as="section" gap={3} align="start" className={calls.call}>
        <Text as="h2" size={5}>
          {request.heading}
        </Text>
        <p>{request.text}</p>
        <ButtonLink to={paths.newRequest}>{request.button}</ButtonLink>
      </Stack>
      <Stack as="section" gap={3} align="start" className={calls.call} data-for="tutors">
        <Text as="h2" size={5}>
          {isTutor ? tutors.own : tutors.heading}
        </Text>
        <p>{isTutor ? tutors.text : `${tutors.free} ${tutors.text}`}</p>
        {viewer ? (
          <ButtonLink variant="secondary" to={isTutor ? paths.account : `${paths.howItWorks}#profesori`}>
            {isTutor ? tutors.ads : tutors.steps}
          </ButtonLink>
        ) : (
          <ButtonAnchor variant="secondary" href={loginPath(config.loginUrl, profile)}>
            {tutors.button}
          </ButtonAnchor>
        )}
      </Stack>
    </Columns>
  )
}
