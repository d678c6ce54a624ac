import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Problem } from '#domain/validation.ts'
import { draftKey, removeDraft } from '#stores/drafts.ts'
import { countUnsaved } from '#stores/unsaved.ts'
import type { Outcome, SubmissionTexts } from '#submit/submit.ts'
import { useDraft } from '#submit/useDraft.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import { useControls } from '#ui/useControls.ts'

type FieldOf<Form extends object> = Extract<keyof Form, string>

/** Opens a section for editing and focuses one of its fields, or else its first control. */
export type EditAt<Form extends object> = (field?: FieldOf<Form>) => void

type Options<Form extends object, Value> = {
  /** Part of the keys of the section's draft and submission. */
  name: string
  viewerCode: string
  /** The form as the profile has it now. */
  current: Form
  /** Schema of the draft, which holds only the touched fields. */
  schema: z.core.$ZodType<Partial<Form>>
  texts: SubmissionTexts
  check?: (form: Form) => Problem<FieldOf<Form>>[]
  /** Only called when something was changed. Never throws. */
  save: (form: Form, changes: Partial<Form>) => Promise<Outcome<Value>>
  /** As `onSuccess` of useSubmission. */
  onSaved: (value: Value) => Promise<void> | void
  /** Whether the section is on the screen; false for a closed dialog. */
  isShown?: boolean
  editRef?: Ref<EditAt<Form>> | undefined
}

/**
 * A section of the profile that is viewed or edited. Editing starts from what the profile has; the touched
 * fields are saved as a draft until they are saved or cancelled. §4 Profile sections, §5
 */
export function useSection<Form extends object, Value>(options: Options<Form, Value>) {
  const { name, viewerCode, current, schema, texts, check, save, onSaved, isShown = true, editRef } = options
  const key = draftKey(viewerCode, `form:profile:${name}`)
  const draft = useDraft<Partial<Form>>(key, schema, {})
  const form: Form = { ...current, ...draft.value }
  const changes = changedFields(current, form)
  const isDirty = Object.keys(changes).length > 0
  const [isRestored, setIsRestored] = useState(isDirty)
  const [isEditing, setIsEditing] = useState(isDirty)
  /** Whether the section takes the focus when it next switches between viewing and editing. */
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
    showsOutcome: isShown,
  })

  // A redirect to login needs no confirmation, since the draft survives it.
  useUnsavedPart(isDirty && submission.failure?.status !== 'sessionExpired')

  /** Discards the changes and returns to the view, with the focus if it is in the section. */
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

  function edit() {
    setTakesFocus(true)
    setIsEditing(true)
  }

  function editAt(field?: FieldOf<Form>) {
    // The fields must be in the DOM before one of them can take the focus.
    flushSync(edit)
    const first = element.current?.querySelector<HTMLElement>('form :is(input, select, textarea, button)')
    const target = (field && elementOf(field)) ?? first
    target?.focus()
  }
  useImperativeHandle(editRef, () => editAt)

  function change(patch: Partial<Form>) {
    const next = { ...form, ...patch }
    setIsEditing(true)
    draft.set({ ...draft.value, ...patch })
    // A form that is equal to the profile again leaves no draft.
    if (Object.keys(changedFields(current, next)).length === 0) removeDraft(key)
  }

  return {
    form,
    texts,
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
export type SectionState = Omit<SectionOf<object>, 'form' | 'change' | 'control'>

/** Makes LeaveGuard ask before the user leaves the screen while this part of it has unsaved changes. §4 */
function useUnsavedPart(isUnsaved: boolean): void {
  // In a layout effect, so that LeaveGuard forgets this screen before the user can press on the next one.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    countUnsaved(1)
    return () => countUnsaved(-1)
  }, [isUnsaved])
}

/** Returns the fields whose values differ; white space around a text and the order of a list are no difference. */
function changedFields<Form extends object>(current: Form, form: Form): Partial<Form> {
  const before = new Map<string, unknown>(Object.entries(current))
  const changed = Object.entries(form).filter(
    ([name, value]) => canonical(value) !== canonical(before.get(name)),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the form's own entries
  return Object.fromEntries(changed) as Partial<Form>
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.map(canonical).toSorted().join()
  return JSON.stringify(typeof value === 'string' ? value.trim() : value)
}
