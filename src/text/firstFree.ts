/** The line with a tutor's first free hour. Loaded once the page is idle. */
export const firstFreeText = {
  label: 'Prima oră liberă:',
  at: (day: string, hour: string) => `${day}, ${hour}`,
  today: 'astăzi',
  tomorrow: 'mâine',
  none: ['Nicio oră liberă astăzi.', 'Nicio oră liberă în următoarele # zile.'],
} as const
