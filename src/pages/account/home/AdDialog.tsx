import { type FormEvent, useId, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { SavedAd } from '#api/profile.ts'
import type { Failed } from '#domain/attempt.ts'
import type { Problem } from '#domain/validation.ts'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import styles from './AdDialog.module.css'
import { AdFields, type Controls } from './AdFields.tsx'
import {
  type AdForm,
  checkForm,
  draftName,
  type Field,
  formatForm,
  formOf,
  parseForm,
  problemOf,
  toBody,
} from './adForm.ts'
import { useChoices } from './choices.ts'
import type { OwnAd, TutorHome } from './load.ts'

type Props = {
  /** The ad to change; a new one without. */
  ad: OwnAd | undefined
  lists: TutorHome['lists']
  viewerCode: string
  /** It is on its way to the server, maybe since before the dialog was closed and opened again. */
  isSending: boolean
  /** Saves, and does all that follows a success; `null`. */
  onSave: (body: SavedAd) => Promise<Failed | null>
  onClose: () => void
}

const text = ownAdsText.form

/**
 * Adds or changes an ad. Closing asks nothing and loses nothing. Rules are checked when it is saved; the first broken one
 * is said beside its field. §2 My ads, §5 Ad save
 */
export function AdDialog({ ad, lists, viewerCode, isSending, onSave, onClose }: Props) {
  const [kept] = useState(() => readDraft(viewerCode, draftName(ad)))
  const [isRestored, setIsRestored] = useState(kept !== '')
  const [form, setForm] = useState(() => parseForm(kept, ad))
  const [problem, setProblem] = useState<Problem<Field> | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const choices = useChoices(lists, form, ad)
  const element = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const controls = useRef<Controls>({})
  const here = useHref(useLocation())
  const id = useId()

  const { subject, cycles } = choices
  const filled: AdForm = {
    ...form,
    subject: subject.value?.Id ?? null,
    cycles: cycles.values.map(({ Id }) => Id),
  }

  function change(patch: Partial<AdForm>) {
    const changed = { ...form, ...patch }
    setForm(changed)
    keepDraft(viewerCode, draftName(ad), formatForm(changed, ad))
  }

  function restart() {
    change(formOf(ad))
    setIsRestored(false)
    setProblem(null)
    controls.current.subject?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    // What was chosen from a list that is not there would be left out in silence.
    if (choices.isCut)
      return setFailed({ kind: 'problem', title: text.listsMissing, help: text.listsMissingHelp })
    const broken = checkForm(filled, ad)
    setProblem(broken)
    setFailed(null)
    if (broken || !subject.value) return broken && controls.current[broken.field]?.focus()
    // What is on its way to the server is what stands in the form: its fields are out of reach, and the focus is not.
    button.current?.focus()
    const { Id, Name } = subject.value
    const outcome = await onSave(toBody(filled, { ad, subject: { Id, Name }, cycles: cycles.values }))
    if (outcome === null) return
    setFailed(outcome)
    // Who has closed the dialog meanwhile must still hear of it.
    if (element.current === null) showAlert(ownAdsText.notSaved, 'error')
    else if (outcome.kind === 'expired') goToLogin(here)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ad ? text.editTitle(ad.Category.Name) : text.newTitle}
      // Not the button that gives up what was kept.
      initialFocus={() => isSending || (controls.current.subject ?? true)}
      footer={
        <>
          {failed && (
            // Beside the button: the form may be longer than the screen.
            <div className={styles.failed}>
              <FailedAlert failed={failed} expired={ownAdsText.expired} note={text.kept} />
            </div>
          )}
          <Button ref={button} type="submit" form={id} busy={isSending}>
            {text.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={element}
        aria-label={text.name}
        className={styles.form}
        onSubmit={event => void submit(event)}
        noValidate
      >
        {isRestored && (
          <Alert
            tone="info"
            action={
              <Button variant="secondary" size="small" onClick={restart}>
                {text.restart}
              </Button>
            }
          >
            {text.restored}
          </Alert>
        )}
        {[subject, cycles].some(({ status }) => status === 'failed') && (
          <RetryAlert title={text.listsFailed}>{text.kept}</RetryAlert>
        )}
        <div inert={isSending} className={styles.form}>
          <AdFields
            form={form}
            choices={choices}
            controls={controls}
            errorOf={field => (problem?.field === field ? problemOf(field, filled, ad) : undefined)}
            onChange={change}
          />
        </div>
      </form>
    </Dialog>
  )
}
