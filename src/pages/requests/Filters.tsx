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

/** Two text filters, applied by the button. They show what the address says; text typed while it loads stays. */
export function Filters({ filters }: { filters: RequestFilters }) {
  const { subject, city } = filters
  const [texts, setTexts] = useState({ subject, city })
  const [followed, setFollowed] = useState({ subject, city })
  const navigate = useNavigate()

  if (followed.subject !== subject || followed.city !== city) {
    setFollowed({ subject, city })
    setTexts({ subject, city })
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
          onChange={event => setTexts({ ...texts, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" variant="secondary" className={styles.button}>
        {text.filter}
      </Button>
    </Form>
  )
}
