import { chatLines, oddChatLine } from '#mocks/data/chat.ts'
import type { AppointmentRow, ChatRow } from '#mocks/rows.ts'
import { addMinutes } from '#mocks/wallClock.ts'
import { lessonIds } from './lessonCases.ts'

/** What was said in the lessons of the catalogue that have begun; the others were silent. */
export function seedChat(appointments: AppointmentRow[]): ChatRow[] {
  const spoken: Record<number, string[]> = {
    [lessonIds.joinable]: [...chatLines.slice(0, 3), oddChatLine],
    [lessonIds.readyForRating]: Array.from({ length: 40 }, (_, turn) => chatLines[turn % 8] ?? ''),
    [lessonIds.rated]: chatLines,
  }
  return appointments.flatMap(({ Id, teacher, learner, StartDate }) =>
    (spoken[Id] ?? []).map((message, turn) => ({
      id: `${Id}-${turn}`,
      appointment: Id,
      from: turn % 2 === 0 ? teacher : learner,
      message,
      // The first lines fall before the lesson, whose room opens earlier.
      added: addMinutes(StartDate, turn - 5),
    })),
  )
}
