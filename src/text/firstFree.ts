/** The line with a tutor's first free hour. Loaded once the page is idle. */
export const firstFreeText = {
  label: 'Prima oră liberă:',
  at: (day: string, hour: string) => `${day}, ${hour}`,
  none: { one: 'Nicio oră liberă astăzi.', many: 'Nicio oră liberă în următoarele # zile.' },
} as const
