import { type FormEvent, useId, useRef, useState } from 'react'
import { ListFailure } from '#data/ListFailure.tsx'
import { findById, withSelected } from '#data/useList.ts'
import { ownAdPrice } from '#domain/ownAds.ts'
import { paths } from '#domain/paths.ts'
import { profileTexts } from '#features/profileService/profileService.tsx'
import { draftKey, removeDraft } from '#storage/drafts.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { showToast } from '#stores/toast.ts'
import { withForm } from '#submit/formAsked.ts'
import { useIsPending } from '#submit/submissions.ts'
import { type Failure, Refusal } from '#submit/submit.ts'
import { useDraft } from '#submit/useDraft.ts'
import {
  FailureAlert,
  scrollAlertIntoView,
  type SubmissionOptions,
  useSubmission,
} from '#submit/useSubmission.tsx'
import { errorText } from '#text/errors.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { unsavedText } from '#text/unsaved.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { choiceOf } from '#ui/Combobox/matches.ts'
import { Confirm } from '#ui/Confirm/Confirm.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import styles from './AdDialogs.module.css'
import { AdFields, useChoices } from './AdFields.tsx'
import { adDraft, type AdForm, checkForm, draftOf, type Field, formOf, toBody, withDraft } from './adForm.ts'
import type { OwnAd, TutorHome } from './load.ts'
import { Body, deleteOwnAd, findEarlier, saveOwnAd } from './saveOwnAd.ts'

type DialogProps<Value> = {
  /** `undefined` for a new ad. */
  ad: OwnAd | undefined
  viewerCode: string
  /** Runs after a success, also when the dialog has been closed; resolves once the new list is rendered. */
  onDone: (value: Value) => Promise<void>
  onClose: () => void
}

type AdProps = DialogProps<OwnAd[]> & {
  lists: TutorHome['lists']
  /** The tutor has no name, so that students see a placeholder. */
  isNameless: boolean
}

const text = ownAdsText.form

/** Adds or changes an ad. Closing needs no confirmation: the form is saved as a draft. §2 My ads, §5 Ad save */
export function AdDialog({ ad, lists, isNameless, viewerCode, onDone, onClose }: AdProps) {
  const [initial] = useState(() => formOf(ad))
  const draft = useDraft(adDraftKey(viewerCode, ad), adDraft(initial), {})
  const form = withDraft(initial, draft.value)
  /** True after a press while a needed list was still loading; an alert explains this until the list has loaded. */
  const [wantsLists, setWantsLists] = useState(false)
  const { isPending, failure, clearFailure, submit, forgetSent } = useAdSubmission(
    'save',
    { ad, viewerCode, onDone, onClose },
    { schema: Body, find: findEarlier },
  )
  const choices = useChoices(lists, form, ad)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const { subject, cycles } = choices
  const chosenSubject = choiceOf(subject.value)
  const lacksLists = wantsLists && choices.lacksList
  const filled: AdForm = {
    ...form,
    subject: chosenSubject?.Id ?? null,
    cycles: form.cycles.filter(one => findById(cycles.values, one)),
  }
  const changes = draftOf({ ...form, ...(!choices.lacksList && { cycles: filled.cycles }) }, initial)

  const { control, elementOf, validate, hideProblem } = useControls<Field>(checkForm(filled, ad))

  function restart() {
    forgetSent()
    draft.discard()
    hideProblem()
    elementOf('subject')?.focus()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    clearFailure()
    setWantsLists(choices.lacksList)
    // Otherwise a choice from a list that has not loaded would be dropped without notice.
    if (choices.lacksList) return hideProblem()
    if (!validate() || !chosenSubject) return
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    const { Id, Name } = chosenSubject
    function mergeInto(latest: OwnAd | undefined) {
      const merged = withDraft(formOf(latest), changes)
      // An ad needs a level, and another tab may have removed all that stayed here.
      const toSave = merged.cycles.length > 0 ? merged : { ...merged, cycles: filled.cycles }
      const names = { subject: { Id, Name }, cycles: withSelected(cycles, latest?.Cycles ?? []) }
      return toBody(toSave, { ad: latest, ...names })
    }
    // An ad that exists can be saved twice without harm.
    submit(() => saveOwnAd(ad?.Code, mergeInto), ad ? undefined : mergeInto(undefined))
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ad ? text.editTitle(ad.Category.Name) : text.newTitle}
      // Otherwise the button that discards the draft would take the focus.
      initialFocus={() => isPending || (elementOf('subject') ?? true)}
      footer={
        <Button ref={button} type="submit" form={id} busy={isPending}>
          {unsavedText.save}
        </Button>
      }
    >
      <Stack id={id} aria-label={text.name} as="form" gap={5} onSubmit={save} noValidate>
        {isNameless && (
          <Alert
            isStatic
            tone="info"
            title={text.nameless}
            action={
              <ButtonLink variant="secondary" size="small" to={paths.profile}>
                {ownAdsText.incomplete.link}
              </ButtonLink>
            }
          >
            {text.namelessHelp}
          </Alert>
        )}
        {draft.isRestored && Object.keys(changes).length > 0 && (
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
        <ListFailure lists={[subject, cycles]} title={text.listsFailed}>
          {unsavedText.kept}
        </ListFailure>
        <Stack inert={isPending} gap={5}>
          <AdFields
            form={form}
            choices={choices}
            control={control}
            onChange={patch => {
              forgetSent()
              draft.set(latest => draftOf({ ...withDraft(initial, latest), ...patch }, initial))
            }}
          />
        </Stack>
        {lacksLists && (
          <Alert ref={scrollAlertIntoView} tone="error" title={text.listsMissing}>
            {text.listsMissingHelp} {unsavedText.kept}
          </Alert>
        )}
        <FailureAlert
          failure={failure}
          texts={submissionTexts.save}
          // The draft of an ad that no longer exists has no form to be restored in.
          note={
            failure?.status === 'failed' && failure.error instanceof Refusal ? text.copy : unsavedText.kept
          }
        />
      </Stack>
    </Dialog>
  )
}

/** Asks for confirmation before an ad is deleted; a failure and its retry stay here. §8 Confirmations */
export function DeleteAd({ ad, ...dialog }: DialogProps<void> & { ad: OwnAd }) {
  const { isPending, failure, submit } = useAdSubmission('deletion', { ad, ...dialog })

  return (
    <Confirm
      open
      question={ownAdsText.deletion.question}
      confirmLabel={failure ? errorText.retry : ownAdsText.remove}
      isDanger
      busy={isPending}
      onConfirm={() => submit(() => deleteOwnAd(ad))}
      onCancel={dialog.onClose}
    >
      <Stack gap={5}>
        <p dir="auto">
          <strong>{ad.Category.Name}</strong>
          <span>{`. ${ownAdsText.price}: ${ownAdPrice(ad)}`}</span>
        </p>
        <p className={styles.note}>{ownAdsText.deletion.help}</p>
        <FailureAlert failure={failure} texts={submissionTexts.deletion} />
      </Stack>
    </Confirm>
  )
}

type Kind = 'save' | 'deletion'

const successToasts = { save: ownAdsText.saved, deletion: ownAdsText.deletion.done }

const submissionTexts = {
  save: profileTexts(ownAdsText.submission),
  deletion: profileTexts(ownAdsText.deletion),
}

/** Returns the name of the form of an ad, or of a new one, and of its draft. */
export const adFormName = (ad?: OwnAd) => `form:ad:${ad?.Code ?? 'new'}`

const adDraftKey = (viewerCode: string, ad: OwnAd | undefined) => draftKey(viewerCode, adFormName(ad))

/** Connects a dialog of an ad to its submission. While a submission of either dialog is pending, both are busy. */
function useAdSubmission<Value>(
  kind: Kind,
  { ad, viewerCode, onDone, onClose }: DialogProps<Value>,
  resume?: SubmissionOptions<Value, Failure, Body>['resume'],
) {
  const keyOf = (one: Kind) => draftKey(viewerCode, `sent:ad:${one}:${ad?.Code ?? 'new'}`)
  const isPending = useIsPending()
  const submission = useSubmission<Value, Failure, Body>(keyOf(kind), {
    texts: submissionTexts[kind],
    resume,
    ...(kind === 'save' && {
      returnUrl: () => withForm(usePendingAddress.getState().shown, adFormName(ad)),
    }),
    async onSuccess(value) {
      removeDraft(adDraftKey(viewerCode, ad))
      showToast(successToasts[kind])
      // Stay pending until the refetched list is rendered, so that a reopened dialog shows the ad as saved.
      await onDone(value)
    },
    onSuccessShown: onClose,
  })
  return { ...submission, isPending: isPending(keyOf('save')) || isPending(keyOf('deletion')) }
}
