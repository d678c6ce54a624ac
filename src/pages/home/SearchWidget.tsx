import Search from 'lucide-react/icons/search'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { ListFailure } from '#data/ListFailure.tsx'
import { useList } from '#data/useList.ts'
import { noteSearch, searchAt, useEntry } from '#data/visits.ts'
import { online } from '#domain/filters.ts'
import { dropsCycle, searchPath } from '#domain/paths.ts'
import { checkSearch } from '#domain/validation.ts'
import { homeText } from '#text/home.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { choiceOf, type Picked } from '#ui/Combobox/matches.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import type { HomeData } from './load.ts'
import styles from './SearchWidget.module.css'

const text = homeText.search
const onlineCity: City = { Id: online, Name: homeText.online }

/** Three type-ahead pickers; each waits only for its own list. §2 Home search widget */
export function SearchWidget({ lists }: Pick<HomeData, 'lists'>) {
  const subjects = useList(lists.subjects)
  const cities = useList(lists.cities)
  const cycles = useList(lists.cycles)
  const entry = useEntry()
  const noted = searchAt(entry)
  const [subject, setSubject] = useState<Picked<Named>>(noted?.subject ?? null)
  const [city, setCity] = useState<Picked<City>>(noted?.city ?? null)
  const [cycle, setCycle] = useState<Picked<Named>>(noted?.cycle ?? null)
  // Syncs with what Back and Forward show.
  useEffect(() => noteSearch(entry, { subject, city, cycle }), [entry, subject, city, cycle])
  const navigate = useNavigate()
  const isSearching = useNavigation().state !== 'idle'

  const { control, validate } = useControls(checkSearch({ subject, city, cycle }))
  const form = useRef<HTMLFormElement>(null)
  /** True after a submission whose typed text needs a list that is loading. Submits again once it has loaded. */
  const [isWaiting, setIsWaiting] = useState(false)
  const lacksList = [[subject, subjects] as const, [city, cities] as const, [cycle, cycles] as const].some(
    ([value, { status }]) => typeof value === 'string' && status === 'loading',
  )

  const wanted = {
    subject: choiceOf(subject)?.Name ?? null,
    city: choiceOf(city)?.Id ?? null,
    cycle: choiceOf(cycle)?.Id ?? null,
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsWaiting(lacksList)
    if (lacksList || !validate()) return
    void navigate(searchPath(wanted))
  }

  useEffect(() => {
    if (!isWaiting || lacksList) return
    // In a separate task, after the pickers have matched the text.
    const timer = setTimeout(() => form.current?.requestSubmit())
    return () => clearTimeout(timer)
  }, [isWaiting, lacksList])

  /** Returns a picker's change handler. Typing cancels a waiting submission. */
  const change =
    <Item,>(set: (value: Picked<Item>) => void) =>
    (value: Picked<Item>) => {
      if (typeof value === 'string') setIsWaiting(false)
      set(value)
    }

  return (
    <Stack
      role="search"
      aria-label={text.label}
      as="form"
      ref={form}
      gap={3}
      className={styles.widget}
      onSubmit={submit}
    >
      <Stack gap={3} className={styles.pickers}>
        <Combobox
          {...control('subject')}
          label={text.subject}
          placeholder={text.subjectPlaceholder}
          status={subjects.status}
          items={subjects.items}
          value={subject}
          onValueChange={change(setSubject)}
        />
        <Combobox
          {...control('city')}
          label={text.city}
          placeholder={text.cityPlaceholder}
          status={cities.status}
          items={cities.items}
          pinned={pinnedCities}
          value={city}
          onValueChange={change(setCity)}
          detailOf={({ County }) => County}
        />
        <Combobox
          {...control('cycle')}
          label={text.cycle}
          placeholder={text.cyclePlaceholder}
          status={cycles.status}
          items={cycles.items}
          value={cycle}
          onValueChange={change(setCycle)}
        />
        <Button type="submit" className={styles.button} busy={isSearching || isWaiting} icon={<Search />}>
          {text.button}
        </Button>
      </Stack>
      <div aria-live="polite" className={styles.note}>
        {dropsCycle(wanted) && text.cycleNeedsCity}
      </div>
      <ListFailure lists={[subjects, cities, cycles]}>{text.failed}</ListFailure>
    </Stack>
  )
}

const pinnedCities = [onlineCity]
