/** Saving an ad, and the ads seen last: beside other screens' content. */
export const savedAdsText = {
  save: 'Salvează',
  saveOf: (name: string) => `Salvează: ${name}`,
  isSaved: 'Salvat',
  removeOf: (name: string) => `Salvat: ${name}. Scoate din listă`,
  saved: 'Salvat. Lista este în meniu, la Salvați',
} as const
