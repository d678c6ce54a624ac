/** The notices of the early script: a script of the app failed to load, or the browser is not supported. */
export const scriptsText = {
  missing: 'Pagina nu s-a încărcat complet.',
  reload: 'Reîncarcă pagina',
  tooOld: (oldest: string) =>
    `Browserul dvs. este prea vechi, iar site-ul nu va funcționa corect. Actualizați-l: aveți nevoie cel puțin de ${oldest}.`,
} as const

/** The note about prices on a page with its data, where scripts are off. */
export const snapshotText = { asOf: (day: string) => `Prețurile sunt cele din ${day}.` } as const
