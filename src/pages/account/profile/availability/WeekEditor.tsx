import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { type Failed, type Outcome, toldElsewhere } from '#domain/attempt.ts'
import {
  copyDay,
  formatWeek,
  hasSameRanges,
  type Range,
  toRanges,
  toSlots,
  weekDays,
  type WeekSlot,
} from '#domain/availability.ts'
import { UnsavedGuard } from '#features/unsaved/UnsavedGuard.tsx'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft } from '#stores/drafts.ts'
import { useChange } from '#stores/underWay.ts'
import { availabilityText } from '#text/availability.ts'
import { Button } from '#ui/Button/Button.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import styles from './Availability.module.css'
import { DayRanges } from './DayRanges.tsx'
import { Preview } from './Preview.tsx'
import { draftName, saveWeek } from './saveWeek.ts'

type Props = {
  /** As the server has it. */
  saved: Range[]
  initial: Range[]
  viewerCode: string
  /** It was opened by a button, which is gone now. */
  takesFocus: boolean
  onSaved: (week: Range[]) => void
  onCancel: () => void
}

/** Edits the ranges of each day; nothing is sent until it is saved. §5 Availability slots */
export function WeekEditor({ saved, initial, viewerCode, takesFocus, onSaved, onCancel }: Props) {
  const [ranges, setRanges] = useState(initial)
  const [failed, setFailed] = useState<Failed | null>(null)
  const { revalidate } = useRevalidator()
  const here = useHref(useLocation())
  const saving = useChange<Outcome<WeekSlot[]>>(`week ${viewerCode}`, {
    onEnd: finish,
    onEndElsewhere: tell,
  })
  const isSaving = saving.isUnderWay
  // What is kept for after the login is not lost by leaving for it.
  const isDirty = failed?.kind !== 'expired' && !hasSameRanges(ranges, saved)

  function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setFailed(null)
    saving.start(() => saveWeek(toSlots(ranges)))
  }

  function finish(outcome: Outcome<WeekSlot[]>) {
    if (outcome.kind === 'done') {
      onSaved(toRanges(outcome.value))
      return tell(outcome)
    }
    // Before the page is left: else the browser would ask whether to.
    flushSync(() => setFailed(outcome))
    if (outcome.kind === 'expired') goToLogin(here)
  }

  /** Who has gone on to another screen meanwhile hears of it there. */
  function tell(outcome: Outcome<WeekSlot[]>) {
    if (outcome.kind !== 'done')
      return showAlert(toldElsewhere(outcome, availabilityText.notSaved, availabilityText.unknown), 'error')
    keepDraft(viewerCode, draftName, '')
    showAlert(availabilityText.saved)
    void revalidate()
  }

  const rangesOf = (day: number) => ranges.filter(range => range.day === day)

  function change(next: Range[]) {
    setRanges(next)
    keepDraft(viewerCode, draftName, hasSameRanges(next, saved) ? '' : formatWeek(next))
  }

  return (
    <form className={styles.editor} onSubmit={save} noValidate>
      <UnsavedGuard isDirty={isDirty} />
      <div className={styles.columns}>
        <div className={styles.days} inert={isSaving} ref={takesFocus ? focusFirst : undefined}>
          {weekDays.map(day => (
            <DayRanges
              key={day}
              day={day}
              ranges={rangesOf(day)}
              onChange={next => change(ranges.filter(range => range.day !== day).concat(next))}
              onCopy={to => change(copyDay(ranges, day, to))}
            />
          ))}
        </div>
        <Preview ranges={ranges} />
      </div>
      <FailedAlert failed={failed} expired={availabilityText.expired} />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          {availabilityText.cancel}
        </Button>
        <Button type="submit" busy={isSaving}>
          {availabilityText.save}
        </Button>
      </div>
    </form>
  )
}

// A function of its own: a ref that is new at each drawing would take the focus back each time.
function focusFirst(days: HTMLElement | null) {
  days?.querySelector<HTMLElement>('select, button')?.focus()
}
