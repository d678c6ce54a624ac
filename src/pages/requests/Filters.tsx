import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import {
  changeRequestFilters,
  longestText,
  type RequestFilters,
  writeRequestFilters,
} from '#domain/requestFilters.ts'
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

/** Two text filters, applied by the button. They show what the address says; text typed while it loads stays. */
export function Filters({ filters }: { filters: RequestFilters }) {
  const { subject, city } = filters
  const [texts, setTexts] = useState({ subject, city })
  const isHydrated = useHydrated()
  const [followed, setFollowed] = useState({ subject, city, isHydrated })
  const navigate = useNavigate()

  if (followed.subject !== subject || followed.city !== city || followed.isHydrated !== isHydrated) {
    setFollowed({ subject, city, isHydrated })
    // The HTML of the page knows no address: hydration brings it, and what was typed before is newer.
    const isOlder = followed.isHydrated
    setTexts({
      subject: isOlder || texts.subject === followed.subject ? subject : texts.subject,
      city: isOlder || texts.city === followed.city ? city : texts.city,
    })
  }

  /** Navigates to the filtered list. The form's own submission would write empty texts into the address. */
  function filter(event: FormEvent) {
    event.preventDefault()
    const search = writeRequestFilters(changeRequestFilters(filters, texts))
    void navigate({ search }, { replace: search === writeRequestFilters(filters) })
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
