/** The notice of the early script when a script of the app fails to load. */
export const scriptsText = {
  missing: 'Pagina nu s-a încărcat complet.',
  reload: 'Reîncarcă pagina',
} as const

/** What a page with its data says where scripts are off: it cannot read the prices again. */
export const snapshotText = { asOf: (day: string) => `Prețurile sunt cele din ${day}.` } as const
