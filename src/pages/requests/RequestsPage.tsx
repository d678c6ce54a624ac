import { Link, useLoaderData, useLocation, useNavigation } from 'react-router'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { isFiltered, readRequestFilters, writeRequestFilters } from '#domain/requestFilters.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import { requestsText } from '#text/requests.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { ScreenHeader } from '#ui/ScreenHeader/ScreenHeader.tsx'
import { Filters } from './Filters.tsx'
import type { RequestList } from './load.ts'
import { RequestCard } from './RequestCard.tsx'
import styles from './RequestsPage.module.css'

export { loader } from './load.ts'

const text = requestsText.list

/** The public requests, with two filters of free text. §2 Requests list */
export function Component() {
  const { requests, pager } = useLoaderData<RequestList>()
  const filters = useAskedFilters()
  const isLoading = useNavigation().state === 'loading'

  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} path={paths.requests} crumbs={crumbs} />
      <ScreenHeader
        title={text.title}
        lead={text.lead}
        action={<ButtonLink to={paths.newRequest}>{text.add}</ButtonLink>}
      />
      <Filters filters={filters} />
      <section className={styles.results} aria-busy={isLoading}>
        <div className={styles.tools}>
          <p role="status" className={styles.count}>
            {counted(pager.totalItems, text.results)}
          </p>
          {isFiltered(filters) && (
            <Link to={paths.requests} className={styles.reset}>
              {text.reset}
            </Link>
          )}
        </div>
        {requests.length === 0 ? (
          <EmptyList isFiltered={isFiltered(filters)} />
        ) : (
          <ul className={styles.requests}>
            {requests.map(request => (
              <li key={request.RequestCode}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          pager={pager}
          hrefOf={page => ({ search: writeRequestFilters({ ...filters, page }) })}
          className={styles.pager}
        />
      </section>
    </div>
  )
}

/** The way on is what is left to try: the whole list, or a request of one's own. */
function EmptyList({ isFiltered: hasFilters }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={text.empty}
      action={
        <ButtonLink variant="secondary" to={hasFilters ? paths.requests : paths.newRequest}>
          {hasFilters ? text.all : text.addFirst}
        </ButtonLink>
      }
    >
      {hasFilters ? text.emptyFilteredHelp : text.emptyHelp}
    </EmptyState>
  )
}

/** The filters of the address shown or, while another page of this list is on its way, of that one. */
function useAskedFilters() {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  return readRequestFilters(new URLSearchParams(next?.pathname === pathname ? next.search : search))
}

const crumbs = [{ name: text.title, path: paths.requests }]
