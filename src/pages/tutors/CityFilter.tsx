import { useState, useTransition } from 'react'
import type { To } from 'react-router'
import type { City } from '#api/users.ts'
import { citiesShown } from '#domain/ads.ts'
import { search } from '#domain/search.ts'
import { tutorsText } from '#text/tutors.ts'
import { uiText } from '#text/ui.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import styles from './Filters.module.css'

type Props = { cities: readonly City[]; chosen: number; linkTo: (id: number) => To }

/** Cities with a search of their own; the first 11 until 'mai mult...' is pressed. §2, §9 */
export function CityFilter({ cities, chosen, linkTo }: Props) {
  const [text, setText] = useState('')
  const [isLong, setIsLong] = useState(false)
  // All of Romania's villages may be listed: the press answers at once, the rows follow.
  const [, startTransition] = useTransition()
  const isSearching = text.trim() !== ''
  const shown = isSearching ? search(cities, text) : isLong ? cities : firstCities(cities, chosen)

  return (
    <>
      <h3 className={styles.subheading}>{tutorsText.city}</h3>
      <TextField
        type="search"
        label={tutorsText.citySearch}
        hideLabel
        placeholder={tutorsText.citySearch}
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <ul className={styles.list}>
        {shown.map(({ Id, Name }) => (
          <li key={Id}>
            <FilterLink to={linkTo(Id)} selected={chosen === Id}>
              {Name}
            </FilterLink>
          </li>
        ))}
      </ul>
      {isSearching && shown.length === 0 && (
        <p role="status" className={styles.none}>
          {uiText.noMatch}
        </p>
      )}
      {!isSearching && cities.length > citiesShown && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isLong}
          onClick={() => startTransition(() => setIsLong(!isLong))}
        >
          {isLong ? tutorsText.less : tutorsText.more}
        </Button>
      )}
    </>
  )
}

/** The first 11; the chosen city leads them when it is not among them, so that it can be seen and taken back. */
function firstCities(cities: readonly City[], chosen: number): readonly City[] {
  const first = cities.slice(0, citiesShown)
  const other = cities.slice(citiesShown).find(({ Id }) => Id === chosen)
  return other ? [other, ...first] : first
}
