/** Ads that the viewer has saved or opened in this browser. */
export const savedAdsText = {
  lead: 'Anunțurile pe care le-ați salvat în acest browser, așa cum erau când le-ați văzut ultima dată.',
  save: 'Salvează',
  saveOf: (name: string) => `Salvează: ${name}`,
  isSaved: 'Salvat',
  removeOf: (name: string) => `Salvat: ${name}. Apăsați ca să scoateți din listă`,
  saved: 'Anunțul este în lista Salvați',
  open: 'Vezi lista',
  removed: 'Anunțul a fost scos din lista Salvați',
  undo: 'Anulează',
  list: 'Anunțuri salvate',
  gone: 'Anunțul nu mai este publicat.',
  remove: 'Scoate din listă',
  empty: 'Nu ați salvat niciun anunț',
  emptyHelp: 'Apăsați inima de lângă un anunț, iar profesorul rămâne aici.',
  toTutors: 'Vezi profesorii',
  seen: 'Văzuți recent',
} as const
