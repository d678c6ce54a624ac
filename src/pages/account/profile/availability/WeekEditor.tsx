import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useLocation, useRevalidator } from 'react-router'
import type { Failed } from '#domain/attempt.ts'
import {
  copyDay,
  formatWeek,
  hasSameRanges,
  type Range,
  toRanges,
  toSlots,
  weekDays,
} from '#domain/availability.ts'
import { UnsavedGuard } from '#features/unsaved/UnsavedGuard.tsx'
import { goToLogin } from '#session.ts'
import { showAlert } from '#stores/alert.ts'
import { keepDraft } from '#stores/drafts.ts'
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
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const here = useHref(useLocation())
  // What is kept for after the login is not lost by leaving for it.
  const isDirty = failed?.kind !== 'expired' && !hasSameRanges(ranges, saved)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setFailed(null)
    const slots = toSlots(ranges)
    const outcome = await saveWeek(slots)
    setIsSaving(false)
    // Who has gone on to another screen meanwhile hears of it there; the draft is kept.
    if (outcome.kind !== 'done' && element.current === null)
      return showAlert(availabilityText.notSaved, 'error')
    switch (outcome.kind) {
      case 'done':
        onSaved(toRanges(slots))
        showAlert(availabilityText.saved)
        return revalidate()
      case 'expired':
        // Before the page is left: else the browser would ask whether to.
        flushSync(() => setFailed(outcome))
        return goToLogin(here)
      case 'problem':
        setFailed(outcome)
    }
  }

  const rangesOf = (day: number) => ranges.filter(range => range.day === day)

  function change(next: Range[]) {
    setRanges(next)
    keepDraft(viewerCode, draftName, hasSameRanges(next, saved) ? '' : formatWeek(next))
  }

  return (
    <form ref={element} className={styles.editor} onSubmit={event => void save(event)} noValidate>
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
  days?.querySelector<HTMLElement>('[role=combobox], button')?.focus()
}
