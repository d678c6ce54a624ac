import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Slot } from '#api/users.ts'
import { parseWeek, type Range, toWeek } from '#domain/availability.ts'
import { keepDraft, readDraft } from '#stores/drafts.ts'
import { availabilityText } from '#text/availability.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Availability.module.css'
import { draftName } from './saveWeek.ts'
import { Week } from './Week.tsx'
import { WeekEditor } from './WeekEditor.tsx'

type Props = { slots: Slot[]; viewerCode: string; headingId: string }

/**
 * Toggles between the week and its editor; cancel brings the week back. What was changed is kept as a draft until it is
 * saved or cancelled. §4 Profile sections
 */
export function WeekSection({ slots, viewerCode, headingId }: Props) {
  const [editing, setEditing] = useState(() => fromDraft(viewerCode))
  /** What was saved stands until the server has been asked again. */
  const [saved, setSaved] = useState<{ week: Range[]; over: Slot[] } | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const week = saved?.over === slots ? saved.week : toWeek(slots)

  /** Closes the editor; the focus must not fall out of the page with its button. */
  function leave() {
    keepDraft(viewerCode, draftName, '')
    flushSync(() => setEditing(null))
    opener.current?.focus()
  }

  if (editing) {
    return (
      <>
        {editing.isRestored && <Alert tone="info">{availabilityText.restored}</Alert>}
        <WeekEditor
          saved={week}
          initial={editing.initial}
          viewerCode={viewerCode}
          takesFocus={!editing.isRestored}
          onSaved={ranges => {
            setSaved({ week: ranges, over: slots })
            leave()
          }}
          onCancel={leave}
        />
      </>
    )
  }
  return (
    <>
      <div className={styles.edit}>
        <Button
          ref={opener}
          variant="secondary"
          size="small"
          icon={<Pencil aria-hidden="true" />}
          aria-describedby={headingId}
          onClick={() => setEditing({ initial: week, isRestored: false })}
        >
          {availabilityText.edit}
        </Button>
      </div>
      {week.length === 0 ? (
        <p className={styles.empty}>
          <strong>{availabilityText.empty}</strong> {availabilityText.emptyHelp}
        </p>
      ) : (
        <Week ranges={week} />
      )}
    </>
  )
}

type Editing = { initial: Range[]; isRestored: boolean }

/** What was begun and not saved: a session may have ended over it. */
function fromDraft(viewerCode: string): Editing | null {
  const initial = parseWeek(readDraft(viewerCode, draftName))
  return initial && { initial, isRestored: true }
}
