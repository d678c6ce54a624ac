import { minutesBefore } from '#mocks/clock.ts'
import { studentLines, teacherLines } from '#mocks/data/messages.ts'
import type { MessageRow, Person } from '#mocks/rows.ts'

const between = 7 * 60 + 13

/** The student's conversations: one of two pages with the teacher, short ones with the next three tutors. */
export function seedMessages(student: Person, tutors: Person[]): MessageRow[] {
  return tutors.slice(0, 4).flatMap((tutor, index) => {
    const count = index === 0 ? 130 : 2 + index * 3
    return Array.from({ length: count }, (_, line) => {
      const mine = line % 2 === 0
      const turn = line >> 1
      return {
        id: `m${index}-${line}`,
        from: mine ? student.UserCode : tutor.UserCode,
        to: mine ? tutor.UserCode : student.UserCode,
        body: lineOf(mine ? studentLines : teacherLines, turn),
        added: minutesBefore((count - line) * between + index * 11),
      }
    })
  })
}

function lineOf(lines: string[], turn: number): string {
  return lines[turn % lines.length] ?? ''
}
