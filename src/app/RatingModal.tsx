import { useState } from 'react'
import { now } from '#clock.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { RatingDialog } from '#features/rating/RatingDialog.tsx'
import type { Rated } from '#stores/modal.ts'

export function RatingModal({ of }: { of: Rated }) {
  const [time] = useState(now)
  const { lesson } = of
  return (
    <RatingDialog
      of={of}
      ticket={lesson && <LessonTicket lesson={lesson} progress={lesson.progress} now={time} isCompact />}
    />
  )
}
