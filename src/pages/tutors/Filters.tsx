import type { To } from 'react-router'
import { noFilters, online, type TutorFilters } from '#domain/filters.ts'
import { tutorsText } from '#text/tutors.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { CityFilter } from './CityFilter.tsx'
import styles from './Filters.module.css'
import type { TutorList } from './load.ts'
import { SubjectGroups } from './SubjectGroups.tsx'

export type FilterProps = {
  list: TutorList
  filters: TutorFilters
  linkTo: (patch: Partial<TutorFilters>) => To
}

/** The left filters: each row is a link to the list with that filter, or without it when it is on. §2 */
export function Filters({ list, filters, linkTo }: FilterProps) {
  const toggle = (name: 'cycle' | 'city', id: number): To =>
    linkTo({ [name]: filters[name] === id ? noFilters[name] : id })

  return (
    <div className={styles.filters}>
      {list.groups.length > 0 && (
        <section>
          <h2 className={styles.heading}>{tutorsText.groups}</h2>
          <SubjectGroups groups={list.groups} filters={filters} linkTo={linkTo} />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{tutorsText.place}</h2>
        <FilterLink look="check" to={toggle('city', online)} selected={filters.city === online}>
          {tutorsText.online}
        </FilterLink>
        <CityFilter cities={list.cities} chosen={filters.city} linkTo={id => toggle('city', id)} />
      </section>
      <section>
        <h2 className={styles.heading}>{tutorsText.level}</h2>
        <ul className={styles.list}>
          {list.cycles.map(({ Id, Name }) => (
            <li key={Id}>
              <FilterLink to={toggle('cycle', Id)} selected={filters.cycle === Id}>
                {Name}
              </FilterLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
