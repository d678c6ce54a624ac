/** The line with a tutor's first free hour. Loaded once the page is idle. */
export const firstFreeText = {
  label: 'Prima oră liberă:',
  at: (day: string, hour: string) => `${day}, ${hour}`,
  today: 'astăzi',
  tomorrow: 'mâine',
  none: {
    one: () => 'Nicio oră liberă astăzi.',
    few: (days: string) => `Nicio oră liberă în următoarele ${days} zile.`,
    other: (days: string) => `Nicio oră liberă în următoarele ${days} de zile.`,
  },
} as const
