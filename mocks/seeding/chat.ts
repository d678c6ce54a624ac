import { chatLines, oddChatLine } from '#mocks/data/chat.ts'
import type { AppointmentRow, ChatRow } from '#mocks/rows.ts'
import { addMinutes } from '#mocks/wallClock.ts'
import { lessonIds } from './lessonCases.ts'

/** Creates the chat of those lessons of the catalogue that have started. Other lessons have no chat. */
export function seedChat(appointments: AppointmentRow[]): ChatRow[] {
  const linesOf: Record<number, string[]> = {
    [lessonIds.joinable]: [...chatLines.slice(0, 3), oddChatLine],
    [lessonIds.readyForRating]: Array.from({ length: 40 }, (_, turn) => chatLines[turn % 8] ?? ''),
    [lessonIds.rated]: chatLines,
  }
  return appointments.flatMap(({ Id, teacher, learner, StartDate }) =>
    (linesOf[Id] ?? []).map((message, turn) => ({
      id: `${Id}-${turn}`,
      appointment: Id,
      from: turn % 2 === 0 ? teacher : learner,
      message,
      // The first lines are from before the lesson starts, since its room opens earlier.
      added: addMinutes(StartDate, turn - 5),
    })),
  )
}
