/** The download of an invoice. §2 */
export const invoiceText = {
  title: 'Factură',
  /** Precedes the number of the invoice. */
  named: 'Factura',
  product: 'Produs',
  date: 'Data',
  downloading: 'Se descarcă…',
  progress: 'Descărcarea facturii',
  amount: (done: string, total: string) => `${done} din ${total}`,
  saved: 'Factura a fost salvată',
  /** Precedes the name of the file. */
  savedAs: 'O găsiți printre fișierele descărcate:',
  again: 'Descarcă din nou',
  back: 'Înapoi la facturi',
  missing: {
    title: 'Nu există o astfel de factură',
    help: 'Adresa este greșită sau factura aparține altui cont. Alegeți factura din istoricul dvs.',
  },
} as const
