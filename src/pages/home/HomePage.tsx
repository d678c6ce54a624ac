import { useLoaderData } from 'react-router'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { homeText } from '#text/home.ts'
import { Calls } from './Calls.tsx'
import { Doodles } from './Doodles.tsx'
import styles from './HomePage.module.css'
import { firstFrame, type HomeData } from './load.ts'
import { PopularAds } from './PopularAds.tsx'
import { PopularSubjects } from './PopularSubjects.tsx'
import { SearchWidget } from './SearchWidget.tsx'
import { StatsCounters } from './StatsCounters.tsx'
import { Steps } from './Steps.tsx'

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
