import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getCategories, getCycles } from '#api/categories.ts'
import { getAds, getCities, getStats } from '#api/users.ts'
import { config } from '#config.ts'
import { mostPopular } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { homeText } from '#text/home.ts'
import { deferred, pending } from '#data/usePromise.ts'
import { Calls } from './Calls.tsx'
import { Doodles } from './Doodles.tsx'
import styles from './HomePage.module.css'
import { PopularAds } from './PopularAds.tsx'
import { PopularSubjects } from './PopularSubjects.tsx'
import { SearchWidget } from './SearchWidget.tsx'
import { StatsCounters } from './StatsCounters.tsx'
import { Steps } from './Steps.tsx'

/** Defers every call: the first paint needs no data, and each part of the page waits for its own call. */
export function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  return {
    lists: deferred(Promise.all([getCategories(), getCities(), getCycles()])),
    ads: deferred(getAds({ order: mostPopular, page: 1 }, { signal })),
    // Off by default (§2), and then the numbers are not requested either.
    stats: config.stats ? deferred(getStats({}, { signal })) : null,
  }
}

type HomeData = ReturnType<typeof loader>

/** Fallback for the loader's data in the first frame: every promise stays pending. */
const firstFrame: HomeData = { lists: pending, ads: pending, stats: config.stats ? pending : null }

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
