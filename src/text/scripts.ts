/** Said by the early script when a script of the app cannot be had. */
export const scriptsText = {
  missing: 'Pagina nu s-a încărcat complet.',
  reload: 'Reîncarcă pagina',
} as const
