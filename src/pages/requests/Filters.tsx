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
import styles from './Filters.module.css'

const text = requestsText.list

const fields = [
  { name: 'subject', label: text.subject, placeholder: text.subjectExample },
  { name: 'city', label: text.city, placeholder: text.cityExample },
] as const

/**
 * Two text filters, applied by the button. They show what the address of the shown list says: typed text stays while its list
 * loads, and when that fails.
 */
export function Filters({ filters }: { filters: RequestFilters }) {
  const { subject, city } = filters
  const [texts, setTexts] = useState({ subject, city })
  const [shown, setShown] = useState({ subject, city })
  const [submitted, setSubmitted] = useState<Texts | null>(null)
  const navigate = useNavigate()

  if (!isSame(shown, { subject, city })) {
    setShown({ subject, city })
    setSubmitted(null)
    // What was typed since the submission stays.
    if (!submitted || !isSame(submitted, { subject, city })) setTexts({ subject, city })
  }

  /** Navigates to the filtered list. The form's own submission would write empty texts into the address. */
  function filter(event: FormEvent) {
    event.preventDefault()
    const requested = changeRequestFilters(filters, texts)
    const search = writeRequestFilters(requested)
    setSubmitted(requested)
    setTexts(requested)
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
          onChange={event => setTexts({ ...texts, [name]: event.target.value })}
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
