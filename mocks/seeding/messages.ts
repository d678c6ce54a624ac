import { oddLines, studentLines, teacherLines } from '#mocks/data/messages.ts'
import type { MessageRow, Person, ReadRow } from '#mocks/rows.ts'
import { minutesBefore } from '#mocks/wallClock.ts'

const between = 7 * 60 + 13

/** A conversation of `count` messages that a learner began, the last of them `ago` minutes before the world's start. */
export function converse(learner: Person, tutor: Person, count: number, name: string, ago = 0): MessageRow[] {
  return Array.from({ length: count }, (_, line) => {
    const mine = line % 2 === 0
    const turn = line >> 1
    return {
      id: `m${name}-${line}`,
      from: mine ? learner.UserCode : tutor.UserCode,
      to: mine ? tutor.UserCode : learner.UserCode,
      body: lineOf(mine ? studentLines : teacherLines, turn),
      added: minutesBefore((count - line) * between + ago),
    }
  })
}

/** The student's conversations: one of two pages with the teacher, short ones with the next three tutors. */
export function seedMessages(student: Person, tutors: Person[]): MessageRow[] {
  return tutors
    .slice(0, 4)
    .flatMap((tutor, index) =>
      converse(student, tutor, index === 0 ? 130 : 2 + index * 3, String(index), index * 11),
    )
}

/** One whose lines are markup, emoji, the other direction, one endless word. */
export function seedOddMessages(student: Person, tutor: Person): MessageRow[] {
  return oddLines.map((body, line) => ({
    id: `modd-${line}`,
    from: line % 2 === 0 ? student.UserCode : tutor.UserCode,
    to: line % 2 === 0 ? tutor.UserCode : student.UserCode,
    body,
    added: minutesBefore((oddLines.length - line) * 60),
  }))
}

export const readId = (reader: string, partner: string) => `${reader} ${partner}`

/** Everything was read, but for what came from `unread`. */
export function seedReads(messages: MessageRow[], unread: string[]): ReadRow[] {
  const counts = new Map<string, number>()
  for (const { from, to } of messages) {
    if (unread.includes(from)) continue
    const id = readId(to, from)
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return Array.from(counts, ([id, count]) => ({ id, count }))
}

function lineOf(lines: string[], turn: number): string {
  return lines[turn % lines.length] ?? ''
}
