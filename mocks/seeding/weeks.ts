import { personas } from '#mocks/personas.ts'
import { chance, pick, startSequence } from '#mocks/random.ts'
import type { Person, WeekRow } from '#mocks/rows.ts'
import { caseCode } from './cases.ts'

/** A weekly schedule: days from 1 (Monday) to 7, each group with the hours at which a lesson may start. */
type Pattern = [days: number[], hours: number[]][]

const afternoons: Pattern = [
  [
    [1, 2, 3, 4, 5],
    [14, 15, 16, 17, 18, 19],
  ],
]

const patterns: Pattern[] = [
  afternoons,
  [
    [
      [1, 3, 5],
      [16, 17, 18, 19],
    ],
  ],
  [
    [
      [2, 4],
      [15, 16, 17, 18, 19, 20],
    ],
    [[6], [9, 10, 11, 12]],
  ],
  [
    [
      [6, 7],
      [9, 10, 11, 12, 13, 14, 15, 16],
    ],
  ],
  [
    [
      [1, 2, 3, 4, 5],
      [8, 9, 10, 11],
    ],
  ],
  [[[3], [18]]],
  [
    [
      [1, 2, 3, 4, 5, 6, 7],
      [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    ],
  ],
]

/** Fixed schedules by tutor code, of the personas and of a catalogue case. `teacher` has no hours on Sundays. */
const own: Record<string, Pattern | undefined> = {
  [personas.teacher.profile?.UserCode ?? '']: [...afternoons, [[5], [9, 10, 11]], [[6], [10, 11, 12]]],
  [personas.teacherUnpaid.profile?.UserCode ?? '']: [
    [
      [1, 3],
      [17, 18, 19, 20],
    ],
  ],
  [personas.teacherNew.profile?.UserCode ?? '']: [],
  [caseCode('no-availability')]: [],
}

/** Creates the weekly schedules. About one tutor in ten has none. */
export function seedWeeks(tutors: Person[]): WeekRow[] {
  startSequence('weeks')
  return tutors.flatMap(({ UserCode: teacher }) => {
    const pattern = own[teacher] ?? (chance(0.1) ? [] : pick(patterns))
    const slots = pattern.flatMap(([days, hours]) => days.flatMap(Day => hours.map(Time => ({ Day, Time }))))
    return slots.length === 0 ? [] : [{ teacher, slots }]
  })
}
