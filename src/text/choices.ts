/** Texts of a multiple choice (MultiSelect), in a file of their own because every screen loads ui.ts. */
export const choicesText = {
  chosen: 'Alese',
  count: (chosen: number) => `Alese: ${chosen}`,
  remove: (label: string) => `Renunță la ${label}`,
  all: 'Alege tot',
  nothing: 'Debifează tot',
  /** The same with the name of their group, for screen readers. */
  allOf: (group: string) => `Alege tot: ${group}`,
  nothingOf: (group: string) => `Debifează tot: ${group}`,
} as const
