import { type FormEvent, useId, useRef, useState } from 'react'
import type { Problem } from '#domain/validation.ts'
import { FailureAlert } from '#submit/FailureAlert.tsx'
import { useDraft } from '#submit/useDraft.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useControls } from '#ui/useControls.ts'
import styles from './AdDialog.module.css'
import { AdFields } from './AdFields.tsx'
import { adDraft, type AdForm, checkForm, type Field, formOf, problemOf, toBody } from './adForm.ts'
import { useChoices } from './choices.ts'
import type { TutorHome } from './load.ts'
import type { OwnAd } from './readOwnAds.ts'
import { saveOwnAd } from './saveOwnAd.ts'
import { adDraftKey, submissionTexts, useAdSubmission } from './useAdSubmission.ts'

type Props = {
  /** The ad to change; `undefined` for a new one. */
  ad: OwnAd | undefined
  /** All ads of the viewer. */
  own: readonly OwnAd[]
  lists: TutorHome['lists']
  viewerCode: string
  /** Runs after the ad is saved; resolves once the new list is rendered. */
  onDone: () => Promise<void>
  onClose: () => void
}

const text = ownAdsText.form

/**
 * Adds or changes an ad. Closing needs no confirmation: the form is saved as a draft. It is validated on
 * submit; the first broken rule is shown beside its field. §2 My ads, §5 Ad save
 */
export function AdDialog({ ad, own, lists, viewerCode, onDone, onClose }: Props) {
  const [initial] = useState(() => formOf(ad))
  const draft = useDraft(adDraftKey(viewerCode, ad), adDraft(initial), initial)
  const form = draft.value
  const [problem, setProblem] = useState<Problem<Field> | null>(null)
  /** Submitted while a needed list had not loaded; an alert explains that until it has. */
  const [wantsLists, setWantsLists] = useState(false)
  const { isPending, failure, clearFailure, submit } = useAdSubmission('save', {
    ad,
    viewerCode,
    onDone,
    onClose,
  })
  const choices = useChoices(lists, form, ad)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const { subject, cycles } = choices
  const lacksLists = wantsLists && choices.lacksList
  const filled: AdForm = {
    ...form,
    subject: subject.value?.Id ?? null,
    cycles: cycles.values.map(({ Id }) => Id),
  }

  const { control, elementOf } = useControls((field: Field) =>
    problem?.field === field ? problemOf(field, filled, ad) : undefined,
  )

  function restart() {
    draft.discard()
    setProblem(null)
    elementOf('subject')?.focus()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    clearFailure()
    setWantsLists(choices.lacksList)
    // Otherwise a choice from a list that has not loaded would be dropped without notice.
    if (choices.lacksList) return setProblem(null)
    const broken = checkForm(filled, ad)
    setProblem(broken)
    if (broken || !subject.value) return broken && elementOf(broken.field)?.focus()
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    const { Id, Name } = subject.value
    const body = toBody(filled, { ad, subject: { Id, Name }, cycles: cycles.values })
    submit(() => saveOwnAd(body, own))
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ad ? text.editTitle(ad.Category.Name) : text.newTitle}
      // Otherwise the button that discards the draft would take the focus.
      initialFocus={() => isPending || (elementOf('subject') ?? true)}
      footer={
        <>
          {(lacksLists || failure) && (
            // Beside the button: the form may be longer than the screen.
            <div className={styles.failed}>
              {lacksLists ? (
                <Alert tone="error" title={text.listsMissing}>
                  {text.listsMissingHelp} {text.kept}
                </Alert>
              ) : (
                <FailureAlert failure={failure} texts={submissionTexts.save} note={text.kept} />
              )}
            </div>
          )}
          <Button ref={button} type="submit" form={id} busy={isPending}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={id} aria-label={text.name} className={styles.form} onSubmit={save} noValidate>
        {draft.isRestored && (
          <div inert={isPending}>
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
        <div inert={isPending} className={styles.form}>
          <AdFields
            form={form}
            choices={choices}
            control={control}
            onChange={patch => draft.set({ ...form, ...patch })}
          />
        </div>
      </form>
    </Dialog>
  )
}
