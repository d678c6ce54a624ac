/**
 * Texts of the calendar, in a file of their own because every screen loads ui.ts. `day` is a whole date,
 * `vineri, 20 noiembrie 2026`.
 */
export const calendarText = {
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  today: (day: string) => `Astăzi, ${day}`,
  chosenDay: (day: string) => `${day}, ziua aleasă`,
  freeDay: (day: string) => `${day}, cu ore libere`,
  emptyDay: (day: string) => `${day}, fără ore libere`,
} as const
