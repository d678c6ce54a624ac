/** The notice of the early script when a script of the app fails to load. */
export const scriptsText = {
  missing: 'Pagina nu s-a încărcat complet.',
  reload: 'Reîncarcă pagina',
} as const

/** The note about prices on a page with its data, where scripts are off. */
export const snapshotText = { asOf: (day: string) => `Prețurile sunt cele din ${day}.` } as const
