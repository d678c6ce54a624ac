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

/**
 * The forms of a noun after a number, `#`: `1 anunț`, `5 anunțuri`. The third is by default the second with `de`, `20
 * de anunțuri`.
 */
type Forms = readonly [one: string, few: string, other?: string]

/** Returns the number with its noun, in the form that Romanian grammar requires. */
export function counted(value: number, [one, few, other = few.replace('#', '# de')]: Forms): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few }
  return (forms[plural.select(value)] ?? other).replace('#', whole.format(value))
}
