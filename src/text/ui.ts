/** What the kit itself says. Spelled as the product spells it where the spec gives the text (§8). */
export const uiText = {
  close: 'Închide',
  cancel: 'Renunță',
  pages: 'Pagini',
  page: (page: number) => `Pagina ${page}`,
  previousPage: 'Pagina anterioara',
  nextPage: 'Pagina urmatoare',
  noMatch: 'Nici un rezultat',
  matches: (count: number) => (count === 1 ? 'Un rezultat' : `${count} rezultate`),
  loadingList: 'Se încarcă…',
  failedList: 'Lista nu a putut fi încărcată.',
  openList: 'Deschide lista',
  clearChoice: 'Șterge alegerea',
  choose: 'Alegeți',
  /** Several choices out of a list. */
  choices: {
    chosen: 'Alese',
    /** By `Intl.PluralRules('ro-RO')`. */
    count: {
      one: () => 'O alegere',
      few: (count: string) => `${count} alegeri`,
      other: (count: string) => `${count} de alegeri`,
    },
    none: 'Nicio alegere',
    remove: (label: string) => `Renunță la ${label}`,
    all: 'Alege tot',
    nothing: 'Debifează tot',
    /** The same with the name of their group, for screen readers. */
    allOf: (group: string) => `Alege tot: ${group}`,
    nothingOf: (group: string) => `Debifează tot: ${group}`,
  },
  removeFilter: (label: string) => `Elimină filtrul ${label}`,
  previousMonth: 'Luna anterioară',
  nextMonth: 'Luna următoare',
  /** `day` is a whole date, `vineri, 20 noiembrie 2026`. */
  today: (day: string) => `Astăzi, ${day}`,
  chosenDay: (day: string) => `${day}, ziua aleasă`,
  /** A carousel's parts, as screen readers name them. */
  carousel: {
    role: 'carusel',
    slideRole: 'diapozitiv',
    slide: (number: number, total: number) => `${number} din ${total}`,
    pause: 'Oprește derularea',
    play: 'Pornește derularea',
    previous: 'Diapozitivul anterior',
    next: 'Diapozitivul următor',
    dots: 'Diapozitive',
    show: (number: number) => `Arată diapozitivul ${number}`,
  },
}
