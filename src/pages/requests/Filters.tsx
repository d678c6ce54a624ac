import { type FormEvent, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import {
  changeRequestFilters,
  longestText,
  type RequestFilters,
  writeRequestFilters,
} from '#domain/requestFilters.ts'
import { useIsOutdated } from '#stores/screen.ts'
import { requestsText } from '#text/requests.ts'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { useHydrated } from '#ui/useHydrated.ts'
import styles from './Filters.module.css'

const text = requestsText.list

const fields = [
  { name: 'subject', label: text.subject, placeholder: text.subjectExample },
  { name: 'city', label: text.city, placeholder: text.cityExample },
] as const

/**
 * Two text filters, applied by the button. They show the filters of the list on screen. Typed text stays while its
 * list loads, and when that fails; a link to the list on screen drops it.
 */
export function Filters({ filters }: { filters: RequestFilters }) {
  const { subject, city } = filters
  const [texts, setTexts] = useState({ subject, city })
  const isHydrated = useHydrated()
  // Another entry with the same filters: its list was loaded again, instead of the submitted one.
  const { key, pathname } = useLocation()
  const isOutdated = useIsOutdated()
  const [shown, setShown] = useState({ subject, city, isHydrated, key })
  const [submitted, setSubmitted] = useState<Texts | null>(null)
  const navigate = useNavigate()

  const isChanged = !isSame(shown, { subject, city })
  if (isChanged || shown.isHydrated !== isHydrated || shown.key !== key) {
    setShown({ subject, city, isHydrated, key })
    if (!isOutdated) setSubmitted(null)
    if (!shown.isHydrated) {
      // The prerendered HTML has no address, so hydration adds it. Text that was typed before hydration is newer.
      setTexts({
        subject: texts.subject === shown.subject ? subject : texts.subject,
        city: texts.city === shown.city ? city : texts.city,
      })
    } else if (submitted ? !isSame(submitted, { subject, city }) && !isOutdated : isChanged) {
      // Text that was typed since the submission stays.
      setTexts({ subject, city })
    }
  }

  /** Navigates to the filtered list. The form's own submission would write empty texts into the address. */
  function filter(event: FormEvent) {
    event.preventDefault()
    const requested = changeRequestFilters(filters, texts)
    const search = writeRequestFilters(requested)
    setSubmitted(requested)
    setTexts(requested)
    void navigate({ pathname, search }, { replace: search === writeRequestFilters(filters) })
  }

  return (
    <Form method="get" role="search" aria-label={text.filters} className={styles.filters} onSubmit={filter}>
      {fields.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          placeholder={placeholder}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
          value={texts[name]}
          onValueChange={typed => setTexts(current => ({ ...current, [name]: typed }))}
        />
      ))}
      <Button type="submit" variant="secondary" className={styles.button}>
        {text.filter}
      </Button>
    </Form>
  )
}

type Texts = Pick<RequestFilters, 'subject' | 'city'>

const isSame = (one: Texts, other: Texts) => one.subject === other.subject && one.city === other.city
