import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { To } from 'react-router'
import type { City } from '#api/users.ts'
import { citiesShown } from '#domain/filters.ts'
import { search, withChosen } from '#domain/search.ts'
import { isBlank } from '#strings/blank.ts'
import { tutorsText } from '#text/tutors.ts'
import { uiText } from '#text/ui.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FilterLink } from '#ui/FilterLink/FilterLink.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Filters.module.css'

type Props = { cities: readonly City[]; chosen: number; linkTo: (id: number) => To }

/**
 * Number of cities added at a time, enough for every town. A list with all villages grows when its end scrolls into
 * view.
 */
const step = 400

/**
 * The city filter, with a search of its own. Shows the first 11 until 'mai mult...' is pressed. The chosen city is always
 * among the shown ones, so that it can be removed, except while another is searched for. §2, §9
 */
export function CityFilter({ cities, chosen, linkTo }: Props) {
  const [text, setText] = useState('')
  /** Number of cities shown once 'mai mult...' was pressed; 0 before. */
  const [length, setLength] = useState(0)
  const isLong = length > 0
  const isSearching = !isBlank(text)
  const chosenAt = cities.findIndex(({ Id }) => Id === chosen)
  const chosenCity = cities[chosenAt]
  // A chosen city beyond the first 11 moves to the front, also in the long list, which is shown only in part.
  const isMoved = chosenCity !== undefined && chosenAt >= citiesShown
  const ordered = isMoved ? [chosenCity, ...cities.toSpliced(chosenAt, 1)] : cities
  const shortLength = citiesShown + Number(isMoved)
  const shown = isSearching
    ? withChosen(search(cities, text), chosenCity, text)
    : ordered.slice(0, Math.max(length, shortLength))
  const rows = useRef<HTMLUListElement>(null)

  /**
   * Shows more cities and focuses the first of them, or shows fewer again. The button moves far away, so it is
   * scrolled into view.
   */
  function toggleLength(button: HTMLElement) {
    flushSync(() => setLength(isLong ? 0 : step))
    if (isLong) button.scrollIntoView({ block: 'nearest' })
    else rows.current?.children[shortLength]?.querySelector('a')?.focus()
  }

  /** Ref of the end of the list. Syncs with the scroll position: adds rows when the end scrolls into view. */
  function growInSight(end: HTMLLIElement) {
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setLength(length + step)
    })
    observer.observe(end)
    return () => observer.disconnect()
  }

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
        onValueChange={setText}
      />
      <Stack as="ul" ref={rows} className={styles.columns}>
        {shown.map(({ Id, Name }) => (
          <li key={Id}>
            <FilterLink to={linkTo(Id)} selected={chosen === Id}>
              {Name}
            </FilterLink>
          </li>
        ))}
        {isLong && !isSearching && length < cities.length && (
          <li ref={growInSight} className={styles.end} aria-hidden="true" />
        )}
      </Stack>
      <Text aria-live="polite" tone="soft" size={2} className={styles.none}>
        {isSearching && shown.length === 0 && uiText.noMatch}
      </Text>
      {!isSearching && cities.length > citiesShown && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isLong}
          onClick={event => toggleLength(event.currentTarget)}
        >
          {isLong ? tutorsText.less : tutorsText.more}
        </Button>
      )}
    </>
  )
}
