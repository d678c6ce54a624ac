import { useId, useState } from 'react'
import { weekDays } from '#domain/availability.ts'
import { availabilityText } from '#text/availability.ts'
import { profileText } from '#text/profile.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { dayName, dayWord } from './formatWeek.ts'

type Props = {
  day: number
  onCopy: (days: number[]) => void
  onClose: () => void
}

/** Asks which days get the ranges of this one. */
export function CopyDialog({ day, onCopy, onClose }: Props) {
  const [days, setDays] = useState<number[]>([])
  const groupId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={availabilityText.copyTitle(dayWord(day))}
      description={availabilityText.copyHelp}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {profileText.cancel}
          </Button>
          <Button disabled={days.length === 0} onClick={() => onCopy(days)}>
            {availabilityText.copy}
          </Button>
        </>
      }
    >
      <div role="group" aria-labelledby={groupId}>
        <p id={groupId}>{availabilityText.copyTo}</p>
        {weekDays
          .filter(other => other !== day)
          .map(other => (
            <Checkbox
              key={other}
              label={dayName(other)}
              checked={days.includes(other)}
              onCheckedChange={checked =>
                setDays(checked ? [...days, other] : days.filter(chosen => chosen !== other))
              }
            />
          ))}
      </div>
    </Dialog>
  )
}
