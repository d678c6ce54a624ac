/**
 * Characters that file systems refuse or that are invisible: white space, control and direction marks,
 * `<>:"/\|?*`.
 */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*\s]+/gu

const maxLength = 80

/** Returns the file name of an invoice, from its number, or from the payment's code when the number is unknown. */
export function invoiceFileName(number: string | null | undefined, code: string): string {
  const named = [number ?? '', code].map(toName).find(name => name !== '')
  return named === undefined ? 'factura.pdf' : `factura-${named}.pdf`
}

/**
 * Returns the text for a file name: at most 80 characters, a dash for each run of refused characters, and no
 * dash or dot at the ends.
 */
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
