import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { getRequests } from '#api/requests.ts'
import { useRequestFilters } from '#stores/filters.ts'
import { ResultsSection } from '#data/ResultsSection.tsx'
import { Rows } from '#data/Rows.tsx'
import { counted } from '#domain/numbers.ts'
import { readShownPage } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { isFiltered, readRequestFilters, writeRequestFilters } from '#domain/requestFilters.ts'
import { RequestNote } from '#features/contact/RequestNote.tsx'
import { PageHead } from '#features/head/PageHead.tsx'
import { RequestCard } from '#features/requests/RequestCard.tsx'
import { requestsText } from '#text/requests.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { useHydrated } from '#ui/useHydrated.ts'
import { Cluster, Page, Stack, Text } from '#ui/layout/layout.tsx'
import { Filters } from './Filters.tsx'
import styles from './RequestsPage.module.css'

const text = requestsText.list

/** Loads the page of requests that the address asks for. @throws ApiError */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const filters = readRequestFilters(new URL(request.url).searchParams)
  const { rows, pager } = await readShownPage(filters.page, page =>
    getRequests({ ...filters, page }, { signal }),
  )
  return { requests: rows, pager }
}

type RequestList = Awaited<ReturnType<typeof loader>>

/** The list of public requests with two text filters; without loader data, its first frame. §2 Requests list */
export function Component() {
  const list = useLoaderData<RequestList | undefined>()
  const filters = useRequestFilters()
  // The HTML that the build renders has no query.
  const isHydrated = useHydrated()
  const { pathname, search } = useLocation()

  return (
    <>
      <Notebook drawing="plain" className={styles.notebook} />
      <Page gap={5} top={8} className={styles.page}>
        <PageHead
          title={text.title}
          page={list?.pager.currentPage}
          description={text.lead}
          path={paths.requests}
          crumbs={crumbs}
        />
        <ScreenHeader
          title={text.title}
          lead={text.lead}
          action={<ButtonLink to={paths.newRequest}>{text.add}</ButtonLink>}
        />
        <Filters filters={readRequestFilters(new URLSearchParams(isHydrated ? search : ''))} />
        <ResultsSection isFrame={!list} className={styles.results}>
          <Cluster gap={4} rowGap={0} align="center" justify="between" className={styles.tools}>
            <Text aria-live="polite" tone="soft" size={2}>
              {list ? (
                counted(list.pager.totalItems, text.results)
              ) : (
                <Skeleton className={styles.countSkeleton} />
              )}
            </Text>
            {isFiltered(filters) && (
              <Link to={pathname} className={classes('touchTarget', styles.reset)}>
                {text.reset}
              </Link>
            )}
          </Cluster>
          {!list && (
            <Stack gap={4} className={styles.requests}>
              {Array.from({ length: skeletons }, (_, index) => (
                <Skeleton key={index} shape="block" className={styles.cardSkeleton} />
              ))}
            </Stack>
          )}
          {list?.requests.length === 0 && <EmptyList isFiltered={isFiltered(filters)} />}
          {list && list.requests.length > 0 && (
            <Rows rows={list.requests} keyOf={one => one.RequestCode} gap={4} className={styles.requests}>
              {request => (
                <RequestCard request={request}>
                  <RequestNote request={request} />
                </RequestCard>
              )}
            </Rows>
          )}
          {list && (
            <Pager
              pager={list.pager}
              hrefOf={page => ({ search: writeRequestFilters({ ...filters, page }) })}
              className={styles.pager}
            />
          )}
        </ResultsSection>
      </Page>
    </>
  )
}

export { Component as HydrateFallback }

/** Number of card skeletons in the first frame: more than the first screen shows. */
const skeletons = 6

/** The empty state: links to the whole list when filters are set, otherwise to the form for a new request. */
function EmptyList({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  const { pathname } = useLocation()
  return (
    <EmptyState
      title={text.empty}
      action={
        <ButtonLink variant="secondary" to={hasFilters ? pathname : paths.newRequest}>
          {hasFilters ? text.all : text.addFirst}
        </ButtonLink>
      }
    >
      {hasFilters ? text.emptyFilteredHelp : text.emptyHelp}
    </EmptyState>
  )
}

const crumbs = [{ name: text.title, path: paths.requests }]
