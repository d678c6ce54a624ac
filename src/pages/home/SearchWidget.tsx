import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { ListFailure } from '#data/ListFailure.tsx'
import { useList } from '#data/useList.ts'
import { online } from '#domain/filters.ts'
import { dropsCycle, searchPath } from '#domain/paths.ts'
import { homeText } from '#text/home.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import type { HomeData } from './load.ts'
import styles from './SearchWidget.module.css'

const text = homeText.search
const onlineCity: City = { Id: online, Name: homeText.online }

/** Three type-ahead pickers; each waits only for its own list. §2 Home search widget */
export function SearchWidget({ lists }: Pick<HomeData, 'lists'>) {
  const subjects = useList(lists.subjects)
  const cities = useList(lists.cities)
  const cycles = useList(lists.cycles)
  const [subject, setSubject] = useState<Named | null>(null)
  const [city, setCity] = useState<City | null>(null)
  const [cycle, setCycle] = useState<Named | null>(null)
  const navigate = useNavigate()
  const isSearching = useNavigation().state !== 'idle'

  const wanted = { subject: subject?.Name ?? null, city: city?.Id ?? null, cycle: cycle?.Id ?? null }

  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(searchPath(wanted))
  }

  return (
    <Stack
      role="search"
      aria-label={text.label}
      as="form"
      gap={3}
      className={styles.widget}
      onSubmit={submit}
    >
      <Stack gap={3} className={styles.pickers}>
        <Combobox
          label={text.subject}
          placeholder={text.subjectPlaceholder}
          status={subjects.status}
          items={subjects.items}
          value={subject}
          onValueChange={setSubject}
        />
        <Combobox
          label={text.city}
          placeholder={text.cityPlaceholder}
          status={cities.status}
          items={cities.items}
          pinned={pinnedCities}
          value={city}
          onValueChange={setCity}
          describe={({ County }) => County}
        />
        <Combobox
          label={text.cycle}
          placeholder={text.cyclePlaceholder}
          status={cycles.status}
          items={cycles.items}
          value={cycle}
          onValueChange={setCycle}
        />
        <Button type="submit" className={styles.button} busy={isSearching} icon={<Search />}>
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
