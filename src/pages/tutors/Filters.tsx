import type { To } from 'react-router'
import { noFilters, online, type TutorFilters } from '#domain/filters.ts'
import { isOpen } from '#domain/groups.ts'
import { tutorsText } from '#text/tutors.ts'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { CityFilter } from './CityFilter.tsx'
import styles from './Filters.module.css'
import type { TutorList } from './load.ts'

export type FilterProps = {
  list: TutorList
  filters: TutorFilters
  linkTo: (patch: Partial<TutorFilters>) => To
}

/** The left filters: each row is a link to the list with that filter, or without it when it is on. §2 */
export function Filters({ list, filters, linkTo }: FilterProps) {
  const toggle = (name: 'category' | 'cycle' | 'city', id: number): To =>
    linkTo({ [name]: filters[name] === id ? noFilters[name] : id })

  return (
    <div className={styles.filters}>
      {list.groups.length > 0 && (
        <section>
          <h2 className={styles.heading}>{tutorsText.groups}</h2>
          <ul className={styles.list}>
            {list.groups.map(group => {
              const open = isOpen(group, filters) || group.Id === 0
              return (
                <li key={group.Name}>
                  <FilterLink
                    look="disclosure"
                    to={linkTo({ maincategory: open ? 0 : group.Id })}
                    selected={open}
                    preventScrollReset
                  >
                    {group.Name}
                  </FilterLink>
                  {open && (
                    <ul className={styles.sublist}>
                      {group.Categories.map(({ Id, Name }) => (
                        <li key={Id}>
                          <FilterLink to={toggle('category', Id)} selected={filters.category === Id}>
                            {Name}
                          </FilterLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ul>
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
