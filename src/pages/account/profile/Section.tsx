import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, type ReactNode, useId } from 'react'
import { profileText as text } from '#text/profile.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import styles from './Section.module.css'
import type { SectionState } from './useSection.ts'

type Props = {
  title: string
  section: SectionState
  /** What is shown, and what is edited. */
  view: ReactNode
  fields: ReactNode
}

/** A part of the profile: what it holds and `Editează`, or its fields with `Renunță` and `Salvează`. §2, §4 */
export function Section({ title, section, view, fields }: Props) {
  const id = useId()
  const { isEditing, isSaving, failure, takesFocus, element, button } = section
  const { isRestored, begin, cancel } = section

  function submit(event: FormEvent) {
    event.preventDefault()
    section.submit()
  }

  return (
    <Card as="section" ref={element} aria-labelledby={id} className={styles.section}>
      <div className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {!isEditing && (
          <Button
            variant="secondary"
            size="small"
            icon={<Pencil aria-hidden="true" />}
            aria-describedby={id}
            ref={takesFocus ? focus : undefined}
            onClick={begin}
          >
            {text.edit}
          </Button>
        )}
      </div>
      {isEditing ? (
        <form aria-labelledby={id} className={styles.form} onSubmit={submit} noValidate>
          {isRestored && <Alert tone="info">{text.restored}</Alert>}
          <div inert={isSaving} className={styles.fields} ref={takesFocus ? focusFirst : undefined}>
            {fields}
          </div>
          <FailedAlert failed={failure} expired={text.expired} note={text.kept} />
          <div className={styles.buttons}>
            <Button variant="secondary" disabled={isSaving} onClick={cancel}>
              {text.cancel}
            </Button>
            <Button ref={button} type="submit" busy={isSaving}>
              {text.save}
            </Button>
          </div>
        </form>
      ) : (
        view
      )}
    </Card>
  )
}

// Functions of their own: a ref that is new at each drawing would take the focus back each time.

function focus(element: HTMLElement | null) {
  element?.focus()
}

function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
