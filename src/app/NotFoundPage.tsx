import { Link } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import type { NotFoundData } from '#features/notFound/notFound.ts'
import { noFilters, writeFilters } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { shellText } from '#text/shell.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import styles from './ErrorPage.module.css'

type Props = { data: NotFoundData | null }

/**
 * The page for an address without a screen, or for a subject that does not exist. Links to
 * the groups of subjects.
 */
export function NotFoundPage({ data }: Props) {
  const { title, help, groups, allAds } = shellText.notFound
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      <EmptyState
        icon={<span className={styles.unknown} />}
        headingLevel={1}
        title={title}
        action={
          <ButtonLink variant="primary" to={paths.tutors}>
            {allAds}
          </ButtonLink>
        }
      >
        {help}
      </EmptyState>
      {data && data.groups.length > 0 && (
        <nav aria-label={groups}>
          <h2>{groups}</h2>
          <ul className={styles.groups}>
            {data.groups.map(({ Id, Name }) => (
              <li key={Id}>
                <Link
                  className={styles.group}
                  to={paths.tutors + writeFilters({ ...noFilters, maincategory: Id })}
                >
                  {Name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
