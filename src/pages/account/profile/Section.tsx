import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import {
  type FormEvent,
  Fragment,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Problem } from '#domain/validation.ts'
import { draftKey } from '#storage/drafts.ts'
import type { Outcome, SubmissionTexts } from '#submit/submit.ts'
import { touchedFields, useDraft, useUnsavedPart } from '#submit/useDraft.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { trimText } from '#strings/blank.ts'
import { profileText as text } from '#text/profile.ts'
import { uiText } from '#text/ui.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import type { Elements } from '#ui/elements.ts'
import { focusOnMount } from '#ui/focusOnMount.ts'
import { Cluster, Facts as FactList, Stack, Text } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import styles from './Section.module.css'

type FieldOf<Form extends object> = Extract<keyof Form, string>

/** Opens a section for editing and focuses one of its fields, or else its first control. */
export type EditAt<Form extends object> = (field?: FieldOf<Form>) => void

type Options<Form extends object, Value> = {
  /** Part of the keys of the section's draft and submission. */
  name: string
  viewerCode: string
  current: Form
  /** Schema of the draft, which holds only the touched fields. */
  schema: z.core.$ZodType<Partial<Form>>
  texts: SubmissionTexts
  check?: (form: Form) => Problem<FieldOf<Form>>[]
  /** Only called when something was changed. Never throws. */
  save: (form: Form, changes: Partial<Form>) => Promise<Outcome<Value>>
  /** Returns whether a field still exists. A change of one that does not, e.g. an option no longer offered, does not count as unsaved. */
  hasField?: (name: string) => boolean
  /** As `onSuccess` of useSubmission. */
  onSaved: (value: Value) => Promise<void> | void
  /** Whether the data to edit has loaded; until then only the view is rendered. */
  hasLoaded?: boolean
  /** Whether the section is on the screen; false for a closed dialog. */
  isShown?: boolean
  editRef?: Ref<EditAt<Form>>
}

/**
 * A section of the profile that is viewed or edited. Editing starts from what the profile has; the touched fields are
 * a draft until they are saved or cancelled. §4 Profile sections, §5
 */
export function useSection<Form extends object, Value>(options: Options<Form, Value>) {
  const { name, viewerCode, current, schema, texts, check, save, onSaved, editRef } = options
  const { hasLoaded = true, isShown = true, hasField = () => true } = options
  const key = draftKey(viewerCode, `form:profile:${name}`)
  const draft = useDraft<Partial<Form>>(key, schema, {})
  const form: Form = { ...current, ...draft.value }
  const changes = touchedFields(form, current, canonical)
  const hasChanges = Object.keys(changes).some(hasField)
  const [isRestored, setIsRestored] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [wasLoaded, setWasLoaded] = useState(false)
  // Only loaded data can tell whether a draft has unsaved changes.
  if (hasLoaded && !wasLoaded) {
    setWasLoaded(true)
    setIsRestored(hasChanges)
    setIsEditing(hasChanges)
  }
  const isDirty = isEditing && hasChanges
  /** Whether the button that opens the section takes the focus when the view is next shown. */
  const [takesFocus, setTakesFocus] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { control, elementOf, validate, hideProblem } = useControls(check?.(form) ?? [])
  const submission = useSubmission<Value>(`profile ${viewerCode} ${name}`, {
    texts,
    async onSuccess(value) {
      draft.discard()
      await onSaved(value)
    },
    onSuccessShown: close,
    // A closed section has no place for a failure, so that a toast shows it.
    showsOutcome: isShown && isEditing,
  })

  // A redirect to login needs no confirmation, since the draft survives it.
  useUnsavedPart(isDirty && submission.failure?.status !== 'sessionExpired')

  /** Discards the changes and returns to the view. Keeps the focus in the section if it is there. */
  function close() {
    draft.discard()
    setTakesFocus(element.current?.contains(document.activeElement) ?? false)
    setIsRestored(false)
    setIsEditing(false)
    hideProblem()
    submission.clearFailure()
  }

  function submit() {
    submission.clearFailure()
    if (!validate()) return
    if (!isDirty) return close()
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    submission.submit(() => save(form, changes))
  }

  function edit(field?: FieldOf<Form>) {
    // A draft that equalled the profile when the section was mounted.
    if (!isEditing) draft.discard()
    // The fields must be in the DOM before one of them can take the focus.
    flushSync(() => setIsEditing(true))
    const first = element.current?.querySelector<HTMLElement>('form :is(input, select, textarea, button)')
    const target = (field && elementOf(field)) ?? first
    target?.focus()
  }
  useImperativeHandle(editRef, () => edit)

  function change(patch: Partial<Form>) {
    setIsEditing(true)
    const next = draft.set(latest => touchedFields({ ...current, ...latest, ...patch }, current))
    // A form that equals the profile again needs no draft.
    if (Object.keys(touchedFields(next, current, canonical)).length === 0) draft.forget()
  }

  return {
    form,
    texts,
    hasLoaded,
    isEditing,
    isRestored,
    isDirty,
    isPending: submission.isPending,
    failure: submission.failure,
    takesFocus,
    element,
    button,
    edit,
    cancel: close,
    change,
    submit,
    control,
  }
}

export type SectionOf<Form extends object> = ReturnType<typeof useSection<Form, unknown>>
type SectionState = Omit<SectionOf<object>, 'form' | 'change' | 'control'>

/** Ignores white space around a text and the order of a list. An option that the profile lacks is not chosen. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.map(canonical).toSorted().join()
  return JSON.stringify(typeof value === 'string' ? trimText(value) : (value ?? false))
}

type Props = {
  title: string
  /** The id that the hash of an address names. */
  anchor?: string
  /** Below the title, in both modes. */
  lead?: Elements
  section: SectionState
  view: Elements
  /** One sentence in place of the values of an empty section, with a button that fills it in. */
  invitation?: ReactNode
  fields: ReactNode
}

/** The frame of a section: its view and `Editează`, an invitation while it is empty, or its fields with `Renunță` and `Salvează`. §2, §4 */
export function Section({ title, anchor, lead, section, view, invitation, fields }: Props) {
  const id = useId()
  const { hasLoaded, isEditing, isPending, failure, takesFocus, element, button } = section

  const opener = {
    variant: 'secondary',
    size: 'small',
    id: `${id}-open`,
    // Every section has this button, so its accessible name ends with the name of the section.
    'aria-labelledby': `${id}-open ${id}`,
    ref: takesFocus ? focusOnMount : undefined,
    onClick: () => section.edit(),
  } as const

  function submit(event: FormEvent) {
    event.preventDefault()
    section.submit()
  }

  return (
    <Card
      as="section"
      ref={element}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      gap={5}
    >
      <Cluster gap={4} rowGap={2} align="center" justify="between" className={styles.header}>
        <Text id={id} as="h2" size={4}>
          {title}
        </Text>
        {hasLoaded && !isEditing && !invitation && (
          <Button {...opener} icon={<Pencil />}>
            {text.edit}
          </Button>
        )}
      </Cluster>
      {lead}
      {hasLoaded && !isEditing && invitation && (
        <Stack gap={4} align="start" tone="soft" reading>
          <p>{invitation}</p>
          <Button {...opener} icon={<Plus />}>
            {text.fillIn}
          </Button>
        </Stack>
      )}
      {isEditing ? (
        <Stack aria-labelledby={id} as="form" gap={5} onSubmit={submit} noValidate>
          {section.isRestored && <Alert tone="info">{text.restored}</Alert>}
          <Stack inert={isPending} gap={5}>
            {fields}
          </Stack>
          <FailureAlert failure={failure} texts={section.texts} note={unsavedText.kept} />
          <Cluster gap={3} justify="end" className={styles.buttons}>
            <Button variant="secondary" disabled={isPending} onClick={section.cancel}>
              {uiText.cancel}
            </Button>
            <Button ref={button} type="submit" busy={isPending}>
              {unsavedText.save}
            </Button>
          </Cluster>
        </Stack>
      ) : (
        view
      )}
    </Card>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return (
    <FactList least={14} fill gap={6} rowGap={4}>
      {children}
    </FactList>
  )
}

type FactProps = { name: string; value: string | undefined; note?: string; isWide?: boolean }

/** A name and a value of the view. A missing value has a placeholder. */
export function Fact({ name, value, note, isWide = false }: FactProps) {
  return (
    <div className={styles.fact} data-wide={isWide || undefined}>
      <dt>{name}</dt>
      <dd>
        {value ? <span>{breakable(value)}</span> : <span className={styles.none}>{text.none}</span>}
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
      <span>{part}</span>
    </Fragment>
  ))
}
