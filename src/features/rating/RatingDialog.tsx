import { type FormEvent, useId, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { type Failed, toldElsewhere } from '#domain/attempt.ts'
import { best, worst } from '#domain/ratings.ts'
import { checkRating } from '#domain/validation.ts'
import { goToLogin, useViewer, type Viewer } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { closeModal, type Rated } from '#stores/modal.ts'
import { useChange } from '#stores/underWay.ts'
import { ratingText } from '#text/rating.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { PillGroup } from '#ui/PillGroup/PillGroup.tsx'
import { TextArea } from '#ui/TextField/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { formatForm, parseForm, rate, type RateOutcome, type RatingForm } from './rate.ts'
import styles from './RatingDialog.module.css'

type Props = { of: Rated }

/** Rates one tutor. It opens for who is logged in only. */
export function RatingDialog({ of }: Props) {
  const viewer = useViewer()
  return viewer ? <RatingForViewer of={of} viewer={viewer} /> : null
}

const notes = Array.from({ length: best - worst + 1 }, (_, index) => {
  const note = String(worst + index)
  return { value: note, label: note }
})

/** Closing asks nothing and loses nothing: the form is kept per viewer and tutor until it is sent. §5 Rating */
function RatingForViewer({ of, viewer }: Props & { viewer: Viewer }) {
  const draft = `rating:${of.code}`
  const [form, setForm] = useState(() => parseForm(readDraft(viewer.UserCode, draft)))
  const [failed, setFailed] = useState<Failed | null>(null)
  const [wasTried, setWasTried] = useState(false)
  const scale = useRef<HTMLFieldSetElement>(null)
  const { revalidate } = useRevalidator()
  const here = useHref(useLocation())
  const formId = useId()
  const problem = checkRating(form.note)
  const rating = useChange<RateOutcome>(`rating ${viewer.UserCode} ${of.code}`, {
    onEnd: finish,
    onEndElsewhere: tell,
  })
  const isSending = rating.isUnderWay

  function change(patch: Partial<RatingForm>) {
    const next = { ...form, ...patch }
    setForm(next)
    keepDraft(viewer.UserCode, draft, formatForm(next))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    if (problem) return scale.current?.focus()
    setFailed(null)
    rating.start(() => rate(viewer, of.code, form))
  }

  function finish(outcome: RateOutcome) {
    if (outcome.kind === 'done') {
      closeModal()
      return tell(outcome)
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') return goToLogin(here)
    if (outcome.isRated) void revalidate()
  }

  /** For who has closed the dialog meanwhile, too. */
  function tell(outcome: RateOutcome) {
    if (outcome.kind === 'done') {
      keepDraft(viewer.UserCode, draft, '')
      showAlert(ratingText.saved)
    } else showAlert(toldElsewhere(outcome, ratingText.notSaved(of.name), ratingText.unknown), 'error')
    // The page behind shows the ratings.
    if (outcome.kind === 'done' || outcome.isRated) void revalidate()
  }

  return (
    <Dialog
      open
      onOpenChange={closeModal}
      title={ratingText.title}
      description={ratingText.of(of.name)}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={isSending}>
          {ratingText.send}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <PillGroup
          ref={scale}
          legend={ratingText.note}
          pills={notes}
          value={form.note === null ? null : String(form.note)}
          onValueChange={note => change({ note: Number(note) })}
          startLabel={ratingText.worst}
          endLabel={ratingText.best}
          error={wasTried ? problem?.text : undefined}
        />
        <TextArea
          label={ratingText.text}
          hint={ratingText.textHint}
          readOnly={isSending}
          value={form.text}
          onChange={event => change({ text: event.target.value })}
        />
        <TextField
          label={ratingText.email}
          hint={ratingText.emailHint}
          value={viewer.Email ?? ratingText.noEmail}
          readOnly
        />
        <FailedAlert failed={failed} expired={ratingText.expired} />
      </form>
    </Dialog>
  )
}
