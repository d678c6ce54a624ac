/** Sharing the address of an ad. */
export const shareText = {
  share: 'Distribuie',
  copied: 'Adresa anunțului a fost copiată',
  failed: (address: string) => `Adresa nu a putut fi copiată: ${address}`,
} as const
