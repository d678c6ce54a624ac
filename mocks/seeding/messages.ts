import { oddLines, studentLines, teacherLines } from '#mocks/data/messages.ts'
import type { MessageRow, Person, ReadRow } from '#mocks/rows.ts'
import { minutesBefore } from '#mocks/wallClock.ts'

/** Minutes from one message to the next. */
const interval = 7 * 60 + 13

/**
 * Creates a conversation of `count` messages, in turns, starting with the student. The last message is one
 * interval and `ago` minutes before the world's start.
 */
export function seedConversation(
  learner: Person,
  tutor: Person,
  count: number,
  name: string,
  ago = 0,
): MessageRow[] {
  return Array.from({ length: count }, (_, line) => {
    const isFromLearner = line % 2 === 0
    const turn = line >> 1
    return {
      id: `m${name}-${line}`,
      from: isFromLearner ? learner.UserCode : tutor.UserCode,
      to: isFromLearner ? tutor.UserCode : learner.UserCode,
      body: lineOf(isFromLearner ? studentLines : teacherLines, turn),
      added: minutesBefore((count - line) * interval + ago),
    }
  })
}

/** Creates the student's conversations: one of two pages with the first tutor, short ones with three others. */
export function seedMessages(student: Person, tutors: Person[]): MessageRow[] {
  return tutors
    .slice(0, 4)
    .flatMap((tutor, index) =>
      seedConversation(student, tutor, index === 0 ? 130 : 2 + index * 3, String(index), index * 11),
    )
}

/** Creates a conversation of edge cases: markup, emoji, right-to-left text, a very long word. */
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

/** Returns read counts that mark all messages as read, except the messages from the people in `unread`. */
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
