/** The calendar's words. Apart from the rest of the kit's, which every screen loads. `day` is a whole date, `vineri, 20 noiembrie 2026`. */
export const calendarText = {
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  today: (day: string) => `Astăzi, ${day}`,
  chosenDay: (day: string) => `${day}, ziua aleasă`,
} as const
