const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plural = new Intl.PluralRules('ro-RO')

/** Formats a count of things: `12.345`. */
export function count(value: number): string {
  return whole.format(value)
}

/** Formats an amount without its currency: `70`, `49,50`, `1.200`; no decimals when it is whole. */
export function amount(value: number): string {
  return Number.isInteger(value) ? whole.format(value) : cents.format(value)
}

const tenths = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 })

/** Formats a score with at most one decimal: `8,7`, `10`. */
export function scoreText(score: number): string {
  return tenths.format(score)
}

/** Formats a price with two decimals and its currency: `39,00 RON`. §9 */
export function lei(value: number): string {
  return `${cents.format(value)} RON`
}

/** The text for one item, and the text for any other number of items, which replaces the `#`. */
type Forms = { one: string; many: string }

/** Returns the text for a number, as Romanian grammar requires: `1 anunț`, `5 anunțuri`, `20 de anunțuri`. */
export function counted(value: number, { one, many }: Forms): string {
  const form = plural.select(value)
  if (form === 'one') return one
  return many.replace('#', whole.format(value) + (form === 'other' ? ' de' : ''))
}
