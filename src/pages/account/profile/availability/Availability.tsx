import { useState } from 'react'
import type { Paged } from '#api/schemas.ts'
import type { Slot } from '#api/users.ts'
import { weekDays } from '#domain/availability.ts'
import { availabilityText } from '#text/availability.ts'
import { profileText } from '#text/profile.ts'
import { Card } from '#ui/Card/Card.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { usePromise } from '#ui/usePromise.ts'
import styles from './Availability.module.css'
import { WeekSection } from './WeekSection.tsx'

type Props = { viewerCode: string; slots: Promise<Paged<Slot>> }

/** The tutor's free hours of the week. §3 Availability, §5 Availability slots */
export function Availability({ viewerCode, slots }: Props) {
  const state = usePromise(slots)
  // The page asks again after every change of the profile: what is shown stays meanwhile, and what is being edited.
  const [last, setLast] = useState<Paged<Slot>>()
  if (state.status === 'done' && state.value !== last) setLast(state.value)
  return (
    <Card as="section" className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {availabilityText.heading}
      </h2>
      <p className={styles.lead}>{availabilityText.lead}</p>
      {state.status === 'failed' && (
        <RetryAlert title={profileText.failed}>{availabilityText.failed}</RetryAlert>
      )}
      {last ? (
        <WeekSection slots={last.Entities} viewerCode={viewerCode} headingId={headingId} />
      ) : (
        state.status !== 'failed' && <Waiting />
      )}
    </Card>
  )
}

const headingId = 'disponibilitate'

function Waiting() {
  return (
    <div aria-busy="true">
      <p className="visuallyHidden">{availabilityText.loading}</p>
      {weekDays.map(day => (
        <Skeleton key={day} width={day > 5 ? '40%' : '60%'} />
      ))}
    </div>
  )
}
