import { codeOf } from '#mocks/personas.ts'
import { chance, pick, startSequence } from '#mocks/random.ts'
import type { Person, WeekRow } from '#mocks/rows.ts'
import { caseCode } from './cases.ts'

/** A weekly schedule: days from 1 (Monday) to 7, each group with the hours at which a lesson may start. */
type Pattern = [days: number[], hours: number[]][]

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const workdays = range(1, 5)
const afternoons: Pattern = [[workdays, range(14, 19)]]

const patterns: Pattern[] = [
  afternoons,
  [[[1, 3, 5], range(16, 19)]],
  [
    [[2, 4], range(15, 20)],
    [[6], range(9, 12)],
  ],
  [[[6, 7], range(9, 16)]],
  [[workdays, range(8, 11)]],
  [[[3], [18]]],
  [[range(1, 7), range(7, 21)]],
]

/** Fixed schedules by tutor code, of the personas and of a catalogue case. `teacher` has no hours on Sundays. */
const own: Record<string, Pattern | undefined> = {
  [codeOf('teacher')]: [...afternoons, [[5], range(9, 11)], [[6], range(10, 12)]],
  [codeOf('teacherUnpaid')]: [[[1, 3], range(17, 20)]],
  [codeOf('teacherNew')]: [],
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
