import { useRef } from 'react'
import type { MissingField, RecommendedPart } from '#domain/profile.ts'
import type { WeekForm } from './Availability.tsx'
import type { GeneralForm } from './generalForm.ts'
import type { LocationForm } from './locationForm.ts'
import type { StudiesForm } from './Studies.tsx'
import type { EditAt } from './useSection.ts'

/** A part of the profile that the checklist leads to. */
export type Part = MissingField | RecommendedPart | 'Week'

export type Jumps = Record<Part, () => void>

/** Returns the refs that the sections of the profile fill, and per part the function that opens it for editing. */
export function useJumps() {
  const general = useRef<EditAt<GeneralForm>>(null)
  const location = useRef<EditAt<LocationForm>>(null)
  const studies = useRef<EditAt<StudiesForm>>(null)
  const week = useRef<EditAt<WeekForm>>(null)
  const subjects = useRef<() => void>(null)
  const levels = useRef<() => void>(null)
  const picture = useRef<HTMLButtonElement>(null)
  const jumps: Jumps = {
    FirstName: () => general.current?.('firstName'),
    LastName: () => general.current?.('lastName'),
    Experience: () => general.current?.('experience'),
    Occupation: () => general.current?.('occupation'),
    Place: () => location.current?.('city'),
    Studies: () => studies.current?.('studies'),
    Week: () => week.current?.(),
    Categories: () => subjects.current?.(),
    Cycles: () => levels.current?.(),
    Picture() {
      // The dialog returns the focus here.
      picture.current?.focus()
      picture.current?.click()
    },
  }
  return { general, location, studies, week, subjects, levels, picture, jumps }
}
