import { Link } from 'react-router'
import { noFilters, online } from '#domain/filters.ts'
import { tutorsText } from '#text/tutors.ts'
import { Chip } from '#ui/Chip/Chip.tsx'
import type { FilterProps } from './filterProps.ts'
import styles from './Filters.module.css'

/**
 * The active filters, each with a link that removes it, and a link that resets all. Names come from the
 * lists. §2
 */
export function ActiveFilters({ list, filters, linkTo }: FilterProps) {
  const subject = list.groups.flatMap(group => group.Categories).find(({ Id }) => Id === filters.category)
  const city = list.cities.find(({ Id }) => Id === filters.city)
  const cycle = list.cycles.find(({ Id }) => Id === filters.cycle)
  const chips = [
    subject && { name: 'category', text: tutorsText.chips.category(subject.Name) },
    filters.city === online && { name: 'city', text: tutorsText.chips.online },
    city && { name: 'city', text: tutorsText.chips.city(city.Name) },
    cycle && { name: 'cycle', text: tutorsText.chips.cycle(cycle.Name) },
  ].filter(chip => chip !== undefined && chip !== false)
  const { page: _, ...narrowing } = filters
  const isFiltered = Object.values(narrowing).some(value => value !== 0)
  if (!isFiltered) return null

  return (
    <div className={styles.active}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={tutorsText.active}>
          {chips.map(({ name, text }) => (
            <li key={text}>
              <Chip to={linkTo({ [name]: 0 })}>{text}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Link to={linkTo(noFilters)} className={styles.reset}>
        {tutorsText.reset}
      </Link>
    </div>
  )
}
