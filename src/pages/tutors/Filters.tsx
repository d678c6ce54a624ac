import type { To } from 'react-router'
import { noFilters, online } from '#domain/filters.ts'
import { tutorsText } from '#text/tutors.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { CityFilter } from './CityFilter.tsx'
import type { FilterProps } from './filterProps.ts'
import styles from './Filters.module.css'
import type { TutorList } from './load.ts'
import { SubjectGroups } from './SubjectGroups.tsx'

/** `list` is missing in the page's first frame. */
type Props = Omit<FilterProps, 'list'> & { list: TutorList | undefined; isSubject: boolean }

/** The left filters: each row is a link to the list with that filter, or without it when it is active. §2 */
export function Filters({ list, isSubject, filters, linkTo }: Props) {
  const toggle = (name: 'cycle' | 'city', id: number): To =>
    linkTo({ [name]: filters[name] === id ? noFilters[name] : id })

  return (
    <div className={styles.filters}>
      {!isSubject && list?.groups.length !== 0 && (
        <section>
          <h2 className={styles.heading}>{tutorsText.groups}</h2>
          {list ? <SubjectGroups groups={list.groups} filters={filters} linkTo={linkTo} /> : <RowSkeletons />}
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{tutorsText.level}</h2>
        {list ? (
          <ul className={classes(styles.list, styles.columns)}>
            {list.cycles.map(({ Id, Name }) => (
              <li key={Id}>
                <FilterLink to={toggle('cycle', Id)} selected={filters.cycle === Id}>
                  {Name}
                </FilterLink>
              </li>
            ))}
          </ul>
        ) : (
          <RowSkeletons inColumns />
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{tutorsText.place}</h2>
        <FilterLink look="check" to={toggle('city', online)} selected={filters.city === online}>
          {tutorsText.online}
        </FilterLink>
        {list ? (
          <CityFilter cities={list.cities} chosen={filters.city} linkTo={id => toggle('city', id)} />
        ) : (
          <RowSkeletons inColumns />
        )}
      </section>
    </div>
  )
}

/** Skeletons of the rows of a list: of the groups one below the other, else in two columns. */
function RowSkeletons({ inColumns = false }: { inColumns?: boolean }) {
  return (
    <div className={classes(styles.skeletons, inColumns ? styles.columns : undefined)}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </div>
  )
}
