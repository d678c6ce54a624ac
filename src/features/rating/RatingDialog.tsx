import { type FormEvent, useId } from 'react'
import { useRevalidator } from 'react-router'
import { best, worst } from '#domain/ratings.ts'
import { checkRating } from '#domain/validation.ts'
import { useViewer, type Viewer } from '#session.ts'
import { draftKey } from '#storage/drafts.ts'
import { closeModal, type Rated, ratingForm } from '#stores/modal.ts'
import { noteScore } from '#stores/ownActions.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { showToast } from '#stores/toast.ts'
import { withForm } from '#submit/formAsked.ts'
import { useDraft } from '#submit/useDraft.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { ratingText } from '#text/rating.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import type { Elements } from '#ui/elements.ts'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import { AlreadyRated, rate, RatingForm } from './rate.ts'

type Props = {
  of: Rated
  ticket?: Elements
}

/** Rates a tutor. Renders nothing for a visitor. */
export function RatingDialog(props: Props) {
  const viewer = useViewer()
  return viewer ? <RatingForViewer {...props} viewer={viewer} /> : null
}

const scores = Array.from({ length: best - worst + 1 }, (_, index) => {
  const score = String(worst + index)
  return { value: score, label: score }
})

const empty: RatingForm = { score: null, text: '' }

/** Closing needs no confirmation: the form is saved as a draft per viewer and tutor until it is sent. §5 Rating */
function RatingForViewer({ of, ticket, viewer }: Props & { viewer: Viewer }) {
  const draft = useDraft(draftKey(viewer.UserCode, ratingForm(of.code)), RatingForm, empty)
  const form = draft.value
  const { revalidate } = useRevalidator()
  const formId = useId()
  const { control, validate } = useControls(checkRating(form.score))
  const texts = { ...ratingText.submission, failed: ratingText.submission.failed(of.name) }
  const rating = useSubmission(`rating ${viewer.UserCode} ${of.code}`, {
    texts,
    returnUrl: () => withForm(usePendingAddress.getState().shown, ratingForm(of.code, of.lesson)),
    onSuccess() {
      draft.forget()
      if (form.score !== null) noteScore(viewer.UserCode, of.code, form.score)
      showToast(ratingText.saved)
      // The page behind the dialog shows the ratings.
      void revalidate()
    },
    onSuccessShown: closeModal,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    rating.clearFailure()
    if (!validate()) return
    rating.submit(async () => {
      const outcome = await rate(viewer, of.code, form)
      if (outcome.status === 'failed' && outcome.error instanceof AlreadyRated) {
        noteScore(viewer.UserCode, of.code, outcome.error.score)
        void revalidate()
      }
      return outcome
    })
  }

  return (
    <Dialog
      open
      onOpenChange={closeModal}
      title={ratingText.title}
      description={ratingText.of(of.name)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={rating.isPending}>
          {ratingText.send}
        </Button>
      }
    >
      <Stack id={formId} as="form" gap={5} onSubmit={submit} noValidate>
        {ticket}
        <PillGroup
          {...control('rating')}
          legend={ratingText.score}
          pills={scores}
          busy={rating.isPending}
          value={form.score === null ? null : String(form.score)}
          onValueChange={score => draft.set(latest => ({ ...latest, score: Number(score) }))}
          startLabel={ratingText.worst}
          endLabel={ratingText.best}
        />
        <TextArea
          label={ratingText.text}
          hint={ratingText.textHint}
          readOnly={rating.isPending}
          value={form.text}
          onValueChange={typed => draft.set(latest => ({ ...latest, text: typed }))}
        />
        <Text tone="soft" size={2}>
          {ratingText.email(viewer.Email ?? ratingText.noEmail)}
        </Text>
        <FailureAlert failure={rating.failure} texts={texts} />
      </Stack>
    </Dialog>
  )
}
