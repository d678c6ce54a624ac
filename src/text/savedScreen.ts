/** The list of saved ads. */
export const savedScreenText = {
  lead: 'Anunțurile pe care le-ați salvat în acest browser, așa cum erau când le-ați văzut ultima dată.',
  removed: 'Anunțul a fost scos din lista Salvați',
  undo: 'Anulează',
  list: 'Anunțuri salvate',
  gone: 'Anunțul nu mai este publicat.',
  remove: 'Scoate din listă',
  failed: 'Anunțurile salvate nu s-au putut încărca.',
  empty: 'Nu ați salvat niciun anunț',
  emptyHelp: 'Apăsați inima de lângă un anunț, iar profesorul rămâne aici.',
  toTutors: 'Vezi profesorii',
} as const

/** Heading of the ads whose page was opened last. */
export const seenAdsHeading = 'Văzuți recent'

/** The line below the heading, because the prices that are shown may have changed since. */
export const seenAdsLead = 'Anunțurile pe care le-ați deschis în acest browser, așa cum erau atunci.'
