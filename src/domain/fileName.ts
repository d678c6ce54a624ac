/** White space, characters that are invisible, and those that file systems refuse. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*\s]+/gu

const maxLength = 80

/** Returns the file name of an invoice, from its number, or from the payment's code when the number is unknown. */
export function invoiceFileName(number: string | null | undefined, code: string): string {
  const named = [number ?? '', code].map(toName).find(name => name !== '')
  return named === undefined ? 'factura.pdf' : `factura-${named}.pdf`
}

/** Returns the text for a file name, without refused characters, and without a dash or dot at the ends. */
function toName(text: string): string {
  const tidy = text
    .normalize('NFC')
    .replace(refused, '-')
    .replace(/^[.-]+/, '')
  return Array.from(tidy)
    .slice(0, maxLength)
    .join('')
    .replace(/[.-]+$/, '')
}
