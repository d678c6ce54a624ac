import type { Named } from '#api/schemas.ts'
import type { SavedAd } from '#api/profile.ts'
import { defaultDuration, readPrice, writePrice } from '#domain/ownAds.ts'
import { checkAd, type Problem } from '#domain/validation.ts'
import type { OwnAd } from './load.ts'

/** An ad as its form holds it: ids, and the price as it was typed. */
export type AdForm = {
  subject: number | null
  duration: number
  price: string
  cycles: number[]
  description: string
}

/** What can be wrong. */
export type Field = Exclude<keyof AdForm, 'duration'>

/** §9: a new ad is for 60 minutes. */
export const emptyForm: AdForm = {
  subject: null,
  duration: defaultDuration,
  price: '',
  cycles: [],
  description: '',
}

export function formOf(ad: OwnAd | undefined): AdForm {
  if (!ad) return emptyForm
  return {
    subject: ad.Category.Id,
    duration: ad.Duration ?? defaultDuration,
    price: writePrice(ad.Price),
    cycles: ad.Cycles.map(({ Id }) => Id),
    description: ad.Description ?? '',
  }
}

/** The first broken rule: those of §5 in their order, then that the price of `ad`, when it was changed, can be read. */
export function checkForm(form: AdForm, ad: OwnAd | undefined): Problem<Field> | null {
  const { problem } = readPriceOf(form, ad)
  return checkAd(form) ?? (problem === undefined ? null : { field: 'price', text: problem })
}

/** What nobody has touched is as the ad has it, whatever may be typed today. */
function readPriceOf({ price }: AdForm, ad: OwnAd | undefined): ReturnType<typeof readPrice> {
  return ad && price === writePrice(ad.Price) ? { price: ad.Price ?? 0 } : readPrice(price)
}

/** Nothing is wrong with it. */
const fine: AdForm = { subject: 1, duration: defaultDuration, price: '', cycles: [1], description: '-' }

/** What this field alone breaks: it is said beside it until it is mended. */
export function problemOf(field: Field, form: AdForm, ad: OwnAd | undefined): string | undefined {
  return checkForm({ ...fine, [field]: form[field] }, ad)?.text
}

/** A form without problems as the server takes it; a new ad has no code. §3 Ad */
export function toBody(
  form: AdForm,
  { ad, subject, cycles }: { ad: OwnAd | undefined; subject: Named; cycles: readonly Named[] },
): SavedAd {
  return {
    ...(ad && { Code: ad.Code }),
    Category: subject,
    Duration: form.duration,
    Price: readPriceOf(form, ad).price ?? 0,
    Description: form.description.trim(),
    Cycles: [...cycles],
  }
}

/** The whole of an ad as it stands, which is what deleting it asks for. §7 */
export function wholeOf({ Code, Category, Duration, Price, Description, Cycles }: OwnAd) {
  return {
    Code,
    Category,
    Duration: Duration ?? defaultDuration,
    Price: Price ?? 0,
    Description: Description ?? '',
    Cycles,
  }
}

/** Under which name what was filled in is kept until it is saved. */
export const draftName = (ad: OwnAd | undefined) => `form:ad:${ad?.Code ?? 'new'}`

/** The form as its draft keeps it; one that says what the ad says is none. */
export function formatForm(form: AdForm, ad: OwnAd | undefined): string {
  const text = JSON.stringify(form)
  return text === JSON.stringify(formOf(ad)) ? '' : text
}

/** What a draft holds; what it does not, or not readably, is as the ad has it. */
export function parseForm(draft: string, ad: OwnAd | undefined): AdForm {
  const kept = parse(draft)
  const { subject, duration, price, cycles, description } = kept
  const own = formOf(ad)
  return {
    subject: subject === null || isId(subject) ? subject : own.subject,
    duration: isId(duration) && duration > 0 ? duration : own.duration,
    price: typeof price === 'string' ? price : own.price,
    cycles: Array.isArray(cycles) ? cycles.filter(isId) : own.cycles,
    description: typeof description === 'string' ? description : own.description,
  }
}

function parse(draft: string): Partial<Record<keyof AdForm, unknown>> {
  try {
    const kept: unknown = JSON.parse(draft)
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value)
}
