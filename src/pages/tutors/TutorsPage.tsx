import { Suspense, useEffect } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router'
import { ResultsSection } from '#data/ResultsSection.tsx'
import { Rows } from '#data/Rows.tsx'
import { counted } from '#domain/numbers.ts'
import { countFilters, noFilters, online, writeFilters } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { fold } from '#domain/search.ts'
import { subjectFamily } from '#domain/subjectFamily.ts'
import { AdCard, AdCardSkeleton } from '#features/ads/AdCard.tsx'
import { SeenLinks } from '#features/ads/SeenLinks.tsx'
import { writeTo } from '#features/contact/writeTo.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { useFilters } from '#stores/filters.ts'
import { hideToastOf } from '#stores/toast.ts'
import { popularSubjects } from '#text/popularSubjects.ts'
import { genericSubjectText, subjectTexts } from '#text/subjects.ts'
import { tutorsText } from '#text/tutors.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx'
import {
  ActiveFilters,
  FilterButton,
  FilteredBy,
  Filters,
  undoToast,
  useLinkNow,
  useLinkTo,
} from './Filters.tsx'
import type { TutorList } from './load.ts'
import { structuredData } from './structuredData.ts'
import styles from './TutorsPage.module.css'

export { loader, shouldRevalidate } from './load.ts'

/** Number of cards on the first screen; their pictures are not lazy-loaded. */
const seenAtOnce = 2

const resultsId = 'results'

/** Number of card skeletons in the first frame: more than the first screen shows. */
const skeletons = 5

/**
 * The tutor list: of one subject at `/{category}`, of all at `/teacher`. Without loader data it is the page's
 * first frame: the parts that need no data, and skeletons. §2, §4 List filters
 */
export function Component() {
  const list = useLoaderData<TutorList | undefined>()
  const { category } = useParams()
  const isSubject = category !== undefined
  // Syncs with the toast, whose button would lead away from the next screen.
  useEffect(() => () => hideToastOf(undoToast), [])
  const panel = <Filters list={list} />
  const name = list ? list.subject?.Name : popularName(category)
  const title = isSubject ? name && tutorsText.subjectHeading(name) : tutorsText.latest
  const texts = name ? (subjectTexts[fold(name)] ?? genericSubjectText(name)) : undefined

  return (
    <>
      <Notebook drawing={subjectFamily(category ?? '')} />
      <Page gap={8} rowGap={4} top={5} className={styles.page}>
        {title && (
          <PageHead
            title={title}
            page={list?.pager.currentPage}
            description={texts?.lead ?? tutorsText.latestDescription}
            path={name ? paths.subject(name) : paths.tutors}
            crumbs={name ? [{ name: title, path: paths.subject(name) }] : undefined}
            structured={list && (address => structuredData(list.ads, address))}
          />
        )}
        <Stack as="header" gap={1} className={styles.header}>
          {title ? <h1 className={styles.title}>{title}</h1> : <Skeleton className={styles.titleSkeleton} />}
          <p className={styles.summary}>
            {list ? (
              <>
                <span aria-live="polite">{counted(list.pager.totalItems, tutorsText.results)}</span>
                <FilteredBy list={list} />
              </>
            ) : (
              <Skeleton className={styles.countSkeleton} />
            )}
          </p>
        </Stack>
        <SkipLink to={resultsId} className={styles.skip}>
          {tutorsText.skipFilters}
        </SkipLink>
        <aside className={styles.aside} aria-label={tutorsText.filters}>
          {/* A boundary, here and around each card, hydrates by itself: in short tasks, and first where the user presses. */}
          <Suspense>{panel}</Suspense>
        </aside>
        <ResultsSection
          id={resultsId}
          tabIndex={-1}
          aria-label={tutorsText.list}
          className={styles.results}
          isFrame={!list}
        >
          <div className={styles.tools}>
            <FilterButton total={list?.pager.totalItems}>{panel}</FilterButton>
            <Order />
            {list && <ActiveFilters list={list} />}
          </div>
          <SeenLinks />
          {!list && (
            <Stack gap={3} className={styles.ads} data-skeletons="">
              {Array.from({ length: skeletons }, (_, index) => (
                <AdCardSkeleton key={index} />
              ))}
            </Stack>
          )}
          {list?.ads.length === 0 && <EmptyList subject={list.subject} />}
          {list && list.ads.length > 0 && (
            <Rows rows={list.ads} keyOf={ad => ad.Code} gap={3} className={styles.ads}>
              {(ad, index) => (
                <Suspense>
                  <AdCard ad={ad} eager={index < seenAtOnce} isSubjectKnown={isSubject} onWrite={writeTo} />
                </Suspense>
              )}
            </Rows>
          )}
          {list && <Pages pager={list.pager} />}
          {texts && (
            <Stack gap={2} className={styles.about}>
              <p>{texts.lead}</p>
              <p>{texts.more}</p>
            </Stack>
          )}
        </ResultsSection>
      </Page>
    </>
  )
}

export { Component as HydrateFallback }

/** Returns the name of a popular subject; only the server knows whether another one exists. */
function popularName(category: string | undefined): string | undefined {
  return popularSubjects.find(name => fold(name) === fold(category ?? ''))
}

/** The order of the list. */
function Order() {
  const { order } = useFilters()
  const linkNow = useLinkNow()
  const navigate = useNavigate()
  return (
    <Select
      label={tutorsText.order}
      // The address has it: a browser that restored another one would change the order of the list.
      autoComplete="off"
      className={styles.order}
      items={tutorsText.orders.map((label, value) => ({ value: String(value), label }))}
      value={String(order)}
      onValueChange={value => void navigate(linkNow({ order: Number(value) }))}
    />
  )
}

/** The page links of the list, with the pending filters. */
function Pages({ pager }: { pager: TutorList['pager'] }) {
  const linkTo = useLinkTo()
  return <Pager pager={pager} hrefOf={page => linkTo({ page })} className={styles.pager} />
}

/** The empty state when no ad matches the filters. Its text has diacritics on subject pages only. §2 Tutor list */
function EmptyList({ subject }: Pick<TutorList, 'subject'>) {
  const filters = useFilters()
  const { category, city, cycle } = filters
  const wanted = { ...noFilters, category: subject?.Id ?? category, city, cycle }
  const isFiltered = countFilters(filters) > 0
  const linkTo = useLinkTo()
  return (
    <EmptyState
      title={subject ? tutorsText.emptySubject : tutorsText.empty}
      action={
        <Cluster gap={3} justify="center" ref={moveFocusOnUnmount}>
          {/* On a phone, the link that resets the filters may be scrolled out of sight. */}
          {city > 0 && (
            <ButtonLink variant="secondary" to={linkTo({ city: online })}>
              {tutorsText.searchOnline}
            </ButtonLink>
          )}
          {isFiltered && (
            <ButtonLink variant="secondary" to={linkTo(noFilters)}>
              {tutorsText.withoutFilters}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.newRequest + writeFilters(wanted)}>
            {tutorsText.addRequest}
          </ButtonLink>
        </Cluster>
      }
    >
      {isFiltered ? tutorsText.emptyHelp : tutorsText.noAdsHelp}
    </EmptyState>
  )
}
