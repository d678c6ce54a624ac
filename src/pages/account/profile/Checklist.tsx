import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import type { Paged } from '#api/schemas.ts'
import type { Slot } from '#api/users.ts'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { missingFields, missingRecommended } from '#domain/profile.ts'
import type { Viewer } from '#session.ts'
import { availabilityText } from '#text/availability.ts'
import { avatarText } from '#text/crop.ts'
import { profileText as text } from '#text/profile.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './Incomplete.module.css'
import type { Jumps, Part } from './useJumps.ts'

const names: Record<Part, string> = {
  FirstName: text.general.firstName,
  LastName: text.general.lastName,
  Experience: text.general.experience,
  Occupation: text.general.occupation,
  Picture: avatarText.title,
  Categories: text.choices.subjects.title,
  Cycles: text.choices.levels.title,
  Place: text.location.title,
  Studies: text.studies.label,
  Week: availabilityText.heading,
}

type Props = { viewer: Viewer; jumps: Jumps }

/** One of the two red notices: the fields that the profile lacks, each with a jump to it. §2 My profile */
export function Incomplete({ viewer, jumps }: Props) {
  const id = useId()
  const missing = missingFields(viewer)
  if (missing.length === 0) return null
  return (
    <div className={styles.incomplete}>
      <CircleAlert aria-hidden="true" />
      <div>
        <p className={styles.title}>{text.incomplete}</p>
        <p id={id}>{text.missing}</p>
        <JumpList parts={missing} jumps={jumps} labelledBy={id} />
      </div>
    </div>
  )
}

type RecommendedProps = Props & { slots: Promise<Paged<Slot>> }

/** What a tutor's profile may have besides. The week counts as missing only once it has loaded. */
export function Recommended({ viewer, slots, jumps }: RecommendedProps) {
  const id = useId()
  const week = useStaleWhileRefetching(slots).value
  const missing: Part[] = missingRecommended(viewer)
  if (week?.Entities.length === 0) missing.push('Week')
  if (missing.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.recommended}>
      <h2 id={id} className={styles.heading}>
        {text.recommended}
      </h2>
      <p className={styles.help}>{text.recommendedHelp}</p>
      <JumpList parts={missing} jumps={jumps} labelledBy={id} />
    </section>
  )
}

type ListProps = { parts: readonly Part[]; jumps: Jumps; labelledBy: string }

function JumpList({ parts, jumps, labelledBy }: ListProps) {
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {parts.map(part => (
        <li key={part}>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => jumps[part]()}
          >
            {names[part]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
