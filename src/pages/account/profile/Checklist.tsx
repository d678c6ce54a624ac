import Plus from 'lucide-react/icons/plus'
import { useId, useRef } from 'react'
import type { Paged } from '#api/schemas.ts'
import type { Slot } from '#api/users.ts'
import { useDeferred } from '#data/useDeferred.ts'
import type { RangesByDay } from '#domain/availability.ts'
import {
  type MissingField,
  missingFields,
  missingRecommended,
  type RecommendedPart,
} from '#domain/profile.ts'
import type { Viewer } from '#session.ts'
import { availabilityText } from '#text/availability.ts'
import { avatarText } from '#text/crop.ts'
import { profileText as text } from '#text/profile.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Cluster, Text } from '#ui/layout/layout.tsx'
import styles from './Checklist.module.css'
import type { GeneralForm } from './General.tsx'
import type { LocationForm } from './Location.tsx'
import type { EditAt } from './Section.tsx'
import type { StudiesForm } from './Studies.tsx'

type Part = MissingField | RecommendedPart | 'Week'

type Jumps = Record<Part, () => void>

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

/** Returns the refs that the sections of the profile fill, and a function for each part that opens it for editing. */
export function useJumps() {
  const general = useRef<EditAt<GeneralForm>>(null)
  const location = useRef<EditAt<LocationForm>>(null)
  const studies = useRef<EditAt<StudiesForm>>(null)
  const week = useRef<EditAt<RangesByDay>>(null)
  const subjects = useRef<HTMLButtonElement>(null)
  const levels = useRef<HTMLButtonElement>(null)
  const picture = useRef<HTMLButtonElement>(null)
  const jumps: Jumps = {
    FirstName: () => general.current?.('firstName'),
    LastName: () => general.current?.('lastName'),
    Experience: () => general.current?.('experience'),
    Occupation: () => general.current?.('occupation'),
    Place: () => location.current?.('city'),
    Studies: () => studies.current?.('studies'),
    Week: () => week.current?.(),
    Categories: () => press(subjects.current),
    Cycles: () => press(levels.current),
    Picture: () => press(picture.current),
  }
  return { general, location, studies, week, subjects, levels, picture, jumps }
}

/** Focuses the button and opens its dialog, which returns the focus to the button when it closes. */
function press(button: HTMLButtonElement | null) {
  button?.focus()
  button?.click()
}

type Props = { viewer: Viewer; jumps: Jumps }

/** Lists the required fields that the profile lacks, each with a button that opens it. §2 My profile */
export function Incomplete({ viewer, jumps }: Props) {
  const id = useId()
  const missing = missingFields(viewer)
  if (missing.length === 0) return null
  return (
    <Alert tone="error" isStatic title={text.incomplete}>
      <p id={id}>{text.missing}</p>
      <JumpList parts={missing} jumps={jumps} labelledBy={id} />
    </Alert>
  )
}

/** Lists the recommended parts that a tutor's profile lacks; the free hours only once they have loaded. */
export function Recommended({ viewer, slots, jumps }: Props & { slots: Promise<Paged<Slot>> }) {
  const id = useId()
  const week = useDeferred(slots).value
  const missing: Part[] = missingRecommended(viewer)
  if (week?.Entities.length === 0) missing.push('Week')
  if (missing.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className={styles.recommended}>
      <Text id={id} as="h2" size={3}>
        {text.recommended}
      </Text>
      <Text tone="soft" size={2} className={styles.help}>
        {text.recommendedHelp}
      </Text>
      <JumpList parts={missing} jumps={jumps} labelledBy={id} />
    </Card>
  )
}

type ListProps = { parts: readonly Part[]; jumps: Jumps; labelledBy: string }

function JumpList({ parts, jumps, labelledBy }: ListProps) {
  return (
    <Cluster aria-labelledby={labelledBy} as="ul" gap={2} className={styles.list}>
      {parts.map(part => (
        <li key={part}>
          <Button variant="secondary" size="small" icon={<Plus />} onClick={() => jumps[part]()}>
            {names[part]}
          </Button>
        </li>
      ))}
    </Cluster>
  )
}
