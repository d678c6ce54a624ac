import { type FormEvent, useId, useRef, useState } from 'react'
import type { Failed } from '#domain/attempt.ts'
import type { Problem } from '#domain/validation.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useControls } from '#ui/useControls.ts'
import styles from './AdDialog.module.css'
import { AdFields } from './AdFields.tsx'
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
import type { TutorHome } from './load.ts'
import type { OwnAd } from './readOwnAds.ts'
import { saveOwnAd } from './saveOwnAd.ts'
import { useAdChange } from './useAdChange.ts'

type Props = {
  /** The ad to change; a new one without. */
  ad: OwnAd | undefined
  /** All ads as they are. */
  own: readonly OwnAd[]
  lists: TutorHome['lists']
  viewerCode: string
  /** It is saved; waits until the list is new, or left. */
  onDone: () => Promise<void>
  onClose: () => void
}

const text = ownAdsText.form
const missing: Failed = { kind: 'problem', title: text.listsMissing, help: text.listsMissingHelp }

/**
 * Adds or changes an ad. Closing asks nothing and loses nothing. Rules are checked when it is saved; the first broken one
 * is said beside its field. §2 My ads, §5 Ad save
 */
export function AdDialog({ ad, own, lists, viewerCode, onDone, onClose }: Props) {
  const [kept] = useState(() => readDraft(viewerCode, draftName(ad)))
  const [isRestored, setIsRestored] = useState(kept !== '')
  const [form, setForm] = useState(() => parseForm(kept, ad))
  const [problem, setProblem] = useState<Problem<Field> | null>(null)
  /** It was to be saved without a list: that is said while the list is missing. */
  const [waits, setWaits] = useState(false)
  const { isSending, failed, setFailed, start } = useAdChange('save', { ad, viewerCode, onDone, onClose })
  const choices = useChoices(lists, form, ad)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const { subject, cycles } = choices
  const shown = waits && choices.lacksList ? missing : failed
  const filled: AdForm = {
    ...form,
    subject: subject.value?.Id ?? null,
    cycles: cycles.values.map(({ Id }) => Id),
  }

  const { control, elementOf } = useControls((field: Field) =>
    problem?.field === field ? problemOf(field, filled, ad) : undefined,
  )

  function change(patch: Partial<AdForm>) {
    const changed = { ...form, ...patch }
    setForm(changed)
    keepDraft(viewerCode, draftName(ad), formatForm(changed, ad))
  }

  function restart() {
    change(formOf(ad))
    setIsRestored(false)
    setProblem(null)
    elementOf('subject')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setFailed(null)
    setWaits(choices.lacksList)
    // What was chosen from a list that is not there would be left out in silence.
    if (choices.lacksList) return setProblem(null)
    const broken = checkForm(filled, ad)
    setProblem(broken)
    if (broken || !subject.value) return broken && elementOf(broken.field)?.focus()
    // What is on its way to the server is what stands in the form: its fields are out of reach, and the focus is not.
    button.current?.focus()
    const { Id, Name } = subject.value
    const body = toBody(filled, { ad, subject: { Id, Name }, cycles: cycles.values })
    start(() => saveOwnAd(body, own))
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ad ? text.editTitle(ad.Category.Name) : text.newTitle}
      // Not the button that gives up what was kept.
      initialFocus={() => isSending || (elementOf('subject') ?? true)}
      footer={
        <>
          {shown && (
            // Beside the button: the form may be longer than the screen.
            <div className={styles.failed}>
              <FailedAlert failed={shown} expired={ownAdsText.expired} note={text.kept} />
            </div>
          )}
          <Button ref={button} type="submit" form={id} busy={isSending}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={id} aria-label={text.name} className={styles.form} onSubmit={submit} noValidate>
        {isRestored && (
          <div inert={isSending}>
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
          </div>
        )}
        {[subject, cycles].some(({ status }) => status === 'failed') && (
          <RetryAlert title={text.listsFailed}>{text.kept}</RetryAlert>
        )}
        <div inert={isSending} className={styles.form}>
          <AdFields form={form} choices={choices} control={control} onChange={change} />
        </div>
      </form>
    </Dialog>
  )
}
