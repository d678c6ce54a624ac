/** The shortcuts of the home page: names as the server spells them, since they are addresses too. §2 */
export const popularSubjects = ['Informatica', 'Matematica', 'Limba engleza', 'Limba romana', 'biologie']

const labels: Readonly<Record<string, string>> = {
  'Limba engleza': 'Limba engleză',
  'Limba romana': 'Limba română',
  biologie: 'Biologie',
}

/** Returns the label of a shortcut, with the diacritics that its address does not have. */
export const subjectLabel = (name: string): string => labels[name] ?? name
