import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, Fragment, type ReactNode, useId } from 'react'
import { FailureAlert } from '#submit/FailureAlert.tsx'
import { profileText as text } from '#text/profile.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { Cluster, Facts as FactList, Stack, Text } from '#ui/layout/layout.tsx'
import styles from './Section.module.css'
import type { SectionState } from './useSection.ts'

type Props = {
  title: string
  /** Below the title, in both modes. */
  lead?: ReactNode
  section: SectionState
  /** Whether the data to edit has loaded; until then only the view is rendered. */
  hasLoaded?: boolean
  view: ReactNode
  /** One sentence in place of the values of an empty section, with a button that fills it in. */
  invitation?: ReactNode
  fields: ReactNode
}

/** The frame of a section: its view and `Editează`, an invitation while it is empty, or its fields with `Renunță` and `Salvează`. §2, §4 */
export function Section({ title, lead, section, hasLoaded = true, view, invitation, fields }: Props) {
  const id = useId()
  const { isPending, failure, takesFocus, element, button } = section
  const isEditing = section.isEditing && hasLoaded

  const opener = {
    variant: 'secondary',
    size: 'small',
    'aria-describedby': id,
    ref: takesFocus ? focusOnMount : undefined,
    onClick: section.edit,
  } as const

  function submit(event: FormEvent) {
    event.preventDefault()
    section.submit()
  }

  return (
    <Card as="section" ref={element} aria-labelledby={id} gap={5}>
      <Cluster gap={4} rowGap={2} align="center" justify="between" className={styles.header}>
        <Text id={id} as="h2" size={4}>
          {title}
        </Text>
        {hasLoaded && !isEditing && !invitation && (
          <Button {...opener} icon={<Pencil aria-hidden="true" />}>
            {text.edit}
          </Button>
        )}
      </Cluster>
      {lead}
      {hasLoaded && !isEditing && invitation && (
        <Stack gap={4} align="start" tone="soft" reading>
          <p>{invitation}</p>
          <Button {...opener} icon={<Plus aria-hidden="true" />}>
            {text.fillIn}
          </Button>
        </Stack>
      )}
      {isEditing ? (
        <Stack aria-labelledby={id} as="form" gap={5} onSubmit={submit} noValidate>
          {section.isRestored && <Alert tone="info">{text.restored}</Alert>}
          <Stack inert={isPending} gap={5} ref={takesFocus ? focusFirst : undefined}>
            {fields}
          </Stack>
          <FailureAlert failure={failure} texts={section.texts} note={text.kept} />
          <Cluster gap={3} justify="end" className={styles.buttons}>
            <Button variant="secondary" disabled={isPending} onClick={section.cancel}>
              {text.cancel}
            </Button>
            <Button ref={button} type="submit" busy={isPending}>
              {text.save}
            </Button>
          </Cluster>
        </Stack>
      ) : (
        view
      )}
    </Card>
  )
}

/** Ref callback that focuses the first control on mount. Outside the component, as `focusOnMount` explains. */
function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <FactList least={14} fill gap={6} rowGap={4}>
      {children}
    </FactList>
  )
}

type FactProps = { name: string; value: string | undefined; note?: string | undefined; isWide?: boolean }

/** A name and a value of the view. A missing value has a placeholder. */
export function Fact({ name, value, note, isWide = false }: FactProps) {
  return (
    <div className={styles.fact} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>
        {value?.trim() ? breakable(value) : <span className={styles.none}>{text.none}</span>}
        {note && (
          <Text tone="soft" size={2} className={styles.note}>
            {note}
          </Text>
        )}
      </dd>
    </div>
  )
}

/** Lets an e-mail address that is too long for its line break before the `@`. */
function breakable(value: string): ReactNode {
  return value.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
