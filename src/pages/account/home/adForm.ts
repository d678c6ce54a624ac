import type { Named } from '#api/schemas.ts'
import { defaultDuration, durationInWords, readPrice, writePrice } from '#domain/ownAds.ts'
import { fieldsOf, hasId, namedLike } from '#domain/rawAnswer.ts'
import { checkAd, type Problem } from '#domain/validation.ts'
import type { OwnAd } from './readOwnAds.ts'

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

type Chosen = { subject: Named; cycles: readonly Named[] }
type Body = Record<string, unknown>

/** A form without problems as the server takes it: a new ad without a code, or the ad as it came with the edits. §3 Ad */
export function toBody(form: AdForm, { ad, ...chosen }: Chosen & { ad: OwnAd | undefined }): Body {
  return ad ? { ...fieldsOf(ad.source), ...editsOf(form, ad, chosen) } : newBody(form, chosen)
}

function newBody(form: AdForm, { subject, cycles }: Chosen): Body {
  return {
    Category: subject,
    Duration: form.duration,
    Price: readPriceOf(form, undefined).price ?? 0,
    Description: form.description.trim(),
    Cycles: [...cycles],
  }
}

/** Only what the form has otherwise than the ad: what is missing or `null` stays so. */
function editsOf(form: AdForm, ad: OwnAd, { subject, cycles }: Chosen): Body {
  const own = formOf(ad)
  const source = fieldsOf(ad.source)
  const named = (one: Named) => namedLike([source['Category'], source['Cycles']], one)
  const sent = [source['Cycles']].flat().filter(hasId)
  return {
    ...(form.subject !== own.subject && { Category: named(subject) }),
    ...(form.duration !== own.duration && durationIn(form.duration, source)),
    ...(form.price !== own.price && { Price: readPriceOf(form, ad).price ?? 0 }),
    ...(form.description !== own.description && { Description: form.description.trim() }),
    ...(idsIn(form.cycles) !== idsIn(own.cycles) && {
      Cycles: cycles.map(one => sent.find(({ Id }) => Number(Id) === one.Id) ?? named(one)),
    }),
  }
}

// Assumption: a server may save `DurationName` as it is sent, so an ad that has one gets the name of its new duration.
function durationIn(Duration: number, source: Body): Body {
  return {
    Duration,
    ...(typeof source['DurationName'] === 'string' && { DurationName: durationInWords(Duration) }),
  }
}

/** In whatever order they stand. */
const idsIn = (ids: readonly number[]) => String(ids.toSorted((a, b) => a - b))

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
