import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useLocation } from 'react-router'
import { type Failed, type Outcome, toldElsewhere } from '#domain/attempt.ts'
import type { Problem } from '#domain/validation.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { useChange } from '#stores/underWay.ts'
import { profileText as text } from '#text/profile.ts'
import { useControls } from '#ui/useControls.ts'
import { changesOf, type Form, formatDraft, readChanges } from './draft.ts'
import type { Saved } from './save.ts'

type FieldOf<Of extends Form> = Extract<keyof Of, string>

type Options<Of extends Form> = {
  /** Its draft is `form:profile:{name}`. */
  name: string
  viewerCode: string
  /** As the profile has it now. */
  current: Of
  check?: (form: Of) => Problem<FieldOf<Of>> | null
  /** Only called when something was changed. Never throws. */
  save: (form: Of, changes: Partial<Of>) => Promise<Outcome<Saved>>
}

/**
 * A part of the profile that is viewed or edited. Editing starts from a copy, which cancelling brings back; what is
 * changed is kept as a draft until it is saved or cancelled: login, a reload and a failure lose nothing. §4, §5
 */
export function useSection<Of extends Form>({ name, viewerCode, current, check, save }: Options<Of>) {
  const draft = `form:profile:${name}`
  const [editing, setEditing] = useState(() => {
    const form = readChanges(readDraft(viewerCode, draft), current)
    return form && { copy: current, form, isRestored: true }
  })
  const [problem, setProblem] = useState<Problem<FieldOf<Of>> | null>(null)
  const [failure, setFailure] = useState<Failed | null>(null)
  /** Whether the focus goes into the section with its next change of mode. */
  const [takesFocus, setTakesFocus] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { control, elementOf } = useControls((field: FieldOf<Of>) =>
    problem?.field === field ? problem.text : undefined,
  )
  const here = useHref(useLocation())
  const saving = useChange<Outcome<Saved>>(`profile ${viewerCode} ${name}`, {
    onEnd: finish,
    onEndElsewhere: tell,
  })
  const isSaving = saving.isUnderWay
  const form = editing?.form ?? current
  const changes = editing ? changesOf(editing.copy, editing.form) : {}
  const isDirty = Object.keys(changes).length > 0

  function begin() {
    setTakesFocus(true)
    setEditing(known => known ?? { copy: current, form: current, isRestored: false })
  }

  /** Back to the view. The focus only follows from here: who has gone on elsewhere stays there. */
  function close() {
    keepDraft(viewerCode, draft, '')
    setTakesFocus(element.current?.contains(document.activeElement) ?? false)
    setEditing(null)
    setProblem(null)
    setFailure(null)
  }

  function change(patch: Partial<Of>) {
    const { copy, isRestored } = editing ?? { copy: current, isRestored: false }
    const changed = { ...form, ...patch }
    setEditing({ copy, form: changed, isRestored })
    keepDraft(viewerCode, draft, formatDraft(changesOf(copy, changed)))
    // What is said beside a field goes when it is mended.
    const left = problem && check?.(changed)
    if (left?.field !== problem?.field) setProblem(null)
  }

  function submit() {
    if (isSaving) return
    const broken = check?.(form) ?? null
    setProblem(broken)
    setFailure(null)
    if (broken) return elementOf(broken.field)?.focus()
    if (!isDirty) return close()
    // What is on its way to the server is what stands in the form: its fields are out of reach, and the focus is not.
    button.current?.focus()
    saving.start(() => save(form, changes))
  }

  function finish(outcome: Outcome<Saved>) {
    if (outcome.kind === 'done') {
      close()
      return tell(outcome)
    }
    // Before the page is left: nobody is asked about what is kept.
    flushSync(() => setFailure(outcome))
    // The dialog of a choice may be closed.
    if (element.current === null) tell(outcome)
    else if (outcome.kind === 'expired') goToLogin(here)
  }

  /** Who has gone on to another screen meanwhile hears of it there. */
  function tell(outcome: Outcome<Saved>) {
    if (outcome.kind !== 'done')
      return showAlert(toldElsewhere(outcome, text.notSaved, text.unknown), 'error')
    keepDraft(viewerCode, draft, '')
    showAlert(outcome.value.isShown ? text.saved : text.savedNotShown)
  }

  return {
    form,
    isEditing: editing !== null,
    /** It was begun before this page was loaded. */
    isRestored: editing?.isRestored ?? false,
    isDirty,
    isSaving,
    failure,
    takesFocus,
    element,
    button,
    begin,
    cancel: close,
    change,
    submit,
    control,
  }
}

/** What the frame of a section and the page need to know of it. */
export type SectionState = Omit<ReturnType<typeof useSection>, 'form' | 'change' | 'control'>

/** A section with the fields of its form. */
export type SectionOf<Of extends Form> = ReturnType<typeof useSection<Of>>
