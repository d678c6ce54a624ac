/** The notice of the early script when a script of the app fails to load. */
export const scriptsText = {
  missing: 'Pagina nu s-a încărcat complet.',
  reload: 'Reîncarcă pagina',
} as const
