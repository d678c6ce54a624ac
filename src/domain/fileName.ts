/** What file systems refuse, and what cannot be seen: control characters, `< > : " / \ | ? *`, marks of direction. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*\s]+/gu

const longest = 80

/** The file of an invoice, named by its number, or by the payment's code when that is not known. */
export function invoiceFileName(number: string | null | undefined, code: string): string {
  const named = [number ?? '', code].map(toName).find(name => name !== '')
  return named === undefined ? 'factura.pdf' : `factura-${named}.pdf`
}

/** At most 80 letters; a dash for each run of what is refused, neither dash nor dot at the ends. */
function toName(text: string): string {
  const tidy = text
    .normalize('NFC')
    .replace(refused, '-')
    .replace(/^[.-]+/, '')
  return Array.from(tidy)
    .slice(0, longest)
    .join('')
    .replace(/[.-]+$/, '')
}
