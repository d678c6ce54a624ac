import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { online } from '#domain/filters.ts'
import { dropsCycle, searchPath } from '#domain/paths.ts'
import { homeText } from '#text/home.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Combobox } from '#ui/Combobox/Combobox.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { usePromise } from '#data/usePromise.ts'
import styles from './SearchWidget.module.css'

type Props = { lists: Promise<[Named[], City[], Named[]]> }

const text = homeText.search
const onlineCity: City = { Id: online, Name: homeText.online }

/**
 * Three type-ahead pickers, usable from the first paint, before their lists have loaded. §2 Home search
 * widget
 */
export function SearchWidget({ lists }: Props) {
  const state = usePromise(lists)
  const [subject, setSubject] = useState<Named | null>(null)
  const [city, setCity] = useState<City | null>(null)
  const [cycle, setCycle] = useState<Named | null>(null)
  const navigate = useNavigate()
  const isSearching = useNavigation().state !== 'idle'

  const status = state.status === 'done' ? 'ready' : state.status === 'pending' ? 'loading' : 'failed'
  const [subjects, cities, cycles] = state.status === 'done' ? state.value : [[], [], []]
  const wanted = { subject: subject?.Name ?? null, city: city?.Id ?? null, cycle: cycle?.Id ?? null }

  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(searchPath(wanted))
  }

  return (
    <form role="search" aria-label={text.label} className={styles.widget} onSubmit={submit}>
      <div className={styles.pickers}>
        <Combobox
          label={text.subject}
          placeholder={text.subjectPlaceholder}
          items={subjects}
          status={status}
          value={subject}
          onValueChange={setSubject}
        />
        <Combobox
          label={text.city}
          placeholder={text.cityPlaceholder}
          items={cities}
          pinned={pinnedCities}
          status={status}
          value={city}
          onValueChange={setCity}
          describe={({ County }) => County}
        />
        <Combobox
          label={text.cycle}
          placeholder={text.cyclePlaceholder}
          items={cycles}
          status={status}
          value={cycle}
          onValueChange={setCycle}
        />
        <Button
          type="submit"
          className={styles.button}
          busy={isSearching}
          icon={<Search aria-hidden="true" />}
        >
          {text.button}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {dropsCycle(wanted) && text.cycleNeedsCity}
      </p>
      {state.status === 'failed' && <RetryAlert>{text.failed}</RetryAlert>}
    </form>
  )
}

const pinnedCities = [onlineCity]
