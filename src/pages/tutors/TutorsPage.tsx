import { useLoaderData, useNavigate, useNavigation, useParams } from 'react-router'
import { usePendingSearch } from '#stores/pendingAddress.ts'
import { change, noFilters, readFilters, type TutorFilters, writeFilters } from '#domain/filters.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { fold } from '#domain/search.ts'
import { subjectFamily } from '#domain/subjectFamily.ts'
import { AdCard, AdCardSkeleton } from '#features/ads/AdCard.tsx'
import { writeTo } from '#features/contact/writeTo.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { popularSubjects } from '#text/popularSubjects.ts'
import { genericSubjectText, subjectTexts } from '#text/subjects.ts'
import { tutorsText } from '#text/tutors.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Page, Stack, Text } from '#ui/layout/layout.tsx'
import { ActiveFilters, FilterButton, Filters } from './Filters.tsx'
import type { TutorList } from './load.ts'
import { structuredData } from './structuredData.ts'
import styles from './TutorsPage.module.css'

export { loader, shouldRevalidate } from './load.ts'

/** Number of cards on the first screen; their pictures are not lazy-loaded. */
const seenAtOnce = 3

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
  const filters = usePendingFilters(isSubject)
  const navigate = useNavigate()
  const isLoading = useNavigation().state === 'loading'
  const linkTo = (patch: Partial<TutorFilters>) => ({ search: writeFilters(change(filters, patch)) })
  const panel = <Filters list={list} isSubject={isSubject} filters={filters} linkTo={linkTo} />
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
            description={texts?.lead ?? tutorsText.latestDescription}
            path={name ? paths.subject(name) : paths.tutors}
            {...(name && { crumbs: [{ name: title, path: paths.subject(name) }] })}
            {...(list && { structured: address => structuredData(list.ads, address) })}
            isFirstFrame={!list}
          />
        )}
        <Stack as="header" gap={1} className={styles.header}>
          {title ? <h1 className={styles.title}>{title}</h1> : <Skeleton className={styles.titleSkeleton} />}
          {texts && (
            <Text tone="soft" reading>
              {texts.lead}
            </Text>
          )}
        </Stack>
        <aside className={styles.aside} aria-label={tutorsText.filters}>
          {panel}
        </aside>
        <section className={styles.results} aria-busy={isLoading || !list}>
          <Cluster gap={3} rowGap={2} align="center" className={styles.tools}>
            <p role="status" className={styles.count}>
              {list ? (
                counted(list.pager.totalItems, tutorsText.results)
              ) : (
                <Skeleton className={styles.countSkeleton} />
              )}
            </p>
            <FilterButton filters={filters}>{panel}</FilterButton>
            <Select
              label={tutorsText.order}
              className={styles.order}
              items={tutorsText.orders.map((label, order) => ({ value: String(order), label }))}
              value={String(filters.order)}
              onValueChange={order => void navigate(linkTo({ order: Number(order) }))}
            />
          </Cluster>
          {list && <ActiveFilters list={list} filters={filters} linkTo={linkTo} />}
          {!list && (
            <Stack gap={3} className={styles.ads} data-skeletons="">
              {Array.from({ length: skeletons }, (_, index) => (
                <AdCardSkeleton key={index} />
              ))}
            </Stack>
          )}
          {list?.ads.length === 0 && <EmptyList isSubject={isSubject} />}
          {list && list.ads.length > 0 && (
            <Stack as="ul" gap={3} className={styles.ads}>
              {list.ads.map((ad, index) => (
                <li key={ad.Code}>
                  <AdCard ad={ad} eager={index < seenAtOnce} onWrite={writeTo} />
                </li>
              ))}
            </Stack>
          )}
          {list && <Pager pager={list.pager} hrefOf={page => linkTo({ page })} className={styles.pager} />}
          {texts && <p className={styles.more}>{texts.more}</p>}
        </section>
      </Page>
    </>
  )
}

export { Component as HydrateFallback }

/** Returns the name of a popular subject; only the server knows whether another one exists. */
function popularName(category: string | undefined): string | undefined {
  return popularSubjects.find(name => fold(name) === fold(category ?? ''))
}

/** Returns the pending filters. Where the path sets the subject, the query's filters by subject and group are ignored. */
function usePendingFilters(isSubjectPage: boolean): TutorFilters {
  const pending = readFilters(new URLSearchParams(usePendingSearch()))
  if (!isSubjectPage) return pending
  return { ...pending, category: noFilters.category, maincategory: noFilters.maincategory }
}

/** The empty state when no ad matches the filters. Its text has diacritics on subject pages only. §2 Tutor list */
function EmptyList({ isSubject }: { isSubject: boolean }) {
  return (
    <EmptyState
      title={isSubject ? tutorsText.emptySubject : tutorsText.empty}
      action={
        <ButtonLink variant="secondary" to={paths.newRequest}>
          {tutorsText.addRequest}
        </ButtonLink>
      }
    >
      {tutorsText.emptyHelp}
    </EmptyState>
  )
}
