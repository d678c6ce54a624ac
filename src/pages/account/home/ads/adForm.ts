import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import { defaultDuration, durationInWords, readPrice, writePrice } from '#domain/ownAds.ts'
import { fieldsOf, hasId, namedLike } from '#domain/profile.ts'
import { checkAd, type Problem } from '#domain/validation.ts'
import { trimText } from '#strings/blank.ts'
import { touchedFields } from '#submit/useDraft.ts'
import type { OwnAd } from './load.ts'

/** The values of the form: subject and levels as ids, and the price as typed. */
export type AdForm = {
  subject: number | null
  duration: number
  price: string
  cycles: number[]
  description: string
}

/** The form as it is edited and saved. A `subject` of type string was typed, and is not in the list. */
export type EditedAd = Omit<AdForm, 'subject'> & { subject: number | string | null }

/** The changed fields; of the levels those that were ticked (true) or unticked, by id: another device may change the others meanwhile. */
export type AdDraft = Partial<Omit<EditedAd, 'cycles'>> & { cycles?: Partial<Record<string, boolean>> }

export type Field = Exclude<keyof AdForm, 'duration'>

/** Returns the form of an ad, or of a new ad, whose duration is 60 minutes. §9 */
export function formOf(ad?: OwnAd): AdForm {
  return {
    subject: ad?.Category.Id ?? null,
    duration: ad?.Duration ?? defaultDuration,
    price: writePrice(ad?.Price),
    cycles: ad?.Cycles.map(({ Id }) => Id) ?? [],
    description: ad?.Description ?? '',
  }
}

/** Returns the problems of the form: the ones of §5 in their order, then a changed price that cannot be parsed. */
export function checkForm(form: AdForm, ad: OwnAd | undefined): Problem<Field>[] {
  const { problem } = readPriceOf(form, ad)
  return [...checkAd(form), ...(problem === undefined ? [] : [{ field: 'price' as const, text: problem }])]
}

/** Returns the price of the form. An unchanged price is the ad's own, even if today's rules would refuse it. */
function readPriceOf({ price }: Pick<AdForm, 'price'>, ad: OwnAd | undefined): ReturnType<typeof readPrice> {
  return ad && price === writePrice(ad.Price) ? { price: ad.Price ?? 0 } : readPrice(price)
}

/** The chosen subject, and all levels that the form's ids may stand for. */
type Names = { subject: Named; cycles: readonly Named[] }
type Body = Record<string, unknown>

/** Converts a valid form to the body of a new ad, or to the raw ad with the edits applied. §3 Ad */
export function toBody(form: EditedAd, { ad, ...names }: Names & { ad: OwnAd | undefined }): Body {
  const chosen = { ...names, cycles: names.cycles.filter(({ Id }) => form.cycles.includes(Id)) }
  return ad ? { ...fieldsOf(ad.source), ...editsOf(form, ad, chosen) } : newBody(form, chosen)
}

function newBody(form: EditedAd, { subject, cycles }: Names): Body {
  return {
    Category: subject,
    Duration: form.duration,
    Price: readPriceOf(form, undefined).price ?? 0,
    Description: trimText(form.description),
    Cycles: cycles,
  }
}

/** Returns only the fields that differ from the ad, so that missing and `null` ones stay as they are. */
function editsOf(form: EditedAd, ad: OwnAd, { subject, cycles }: Names): Body {
  const own = formOf(ad)
  const source = fieldsOf(ad.source)
  const named = (one: Named) => namedLike([source['Category'], source['Cycles']], one)
  const sent = [source['Cycles']].flat().filter(hasId)
  return {
    ...(form.subject !== own.subject && { Category: named(subject) }),
    ...(form.duration !== own.duration && durationIn(form.duration, source)),
    ...(form.price !== own.price && { Price: readPriceOf(form, ad).price ?? 0 }),
    ...(form.description !== own.description && { Description: trimText(form.description) }),
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

/** Returns a string that is equal for the same ids in any order. */
const idsIn = (ids: readonly number[]) => String(ids.toSorted((a, b) => a - b))

/** Returns the draft of the changes from `initial` to the form. */
export function draftOf(form: EditedAd, initial: AdForm): AdDraft {
  const { cycles: _, ...fields } = touchedFields(form, initial)
  const concerned = [...initial.cycles, ...form.cycles]
  const ticks = (chosen: readonly number[]) =>
    Object.fromEntries(concerned.map(id => [id, chosen.includes(id)]))
  const cycles = touchedFields(ticks(form.cycles), ticks(initial.cycles))
  return Object.keys(cycles).length === 0 ? fields : { ...fields, cycles }
}

/** Returns the form with the draft applied. */
export function withDraft(form: EditedAd, { cycles = {}, ...fields }: AdDraft): EditedAd {
  const ids = new Set([...form.cycles, ...Object.keys(cycles).map(Number)])
  return { ...form, ...fields, cycles: [...ids].filter(id => cycles[id] ?? true) }
}

/** Returns the schema of the draft. Invalid fields get their values from `initial`. */
export function adDraft(initial: AdForm): z.core.$ZodType<AdDraft> {
  return z.object({
    subject: optional<EditedAd['subject']>(z.nullable(z.union([z.number(), z.string()])), initial.subject),
    duration: optional(z.number(), initial.duration),
    price: optional(z.string(), initial.price),
    cycles: optional(z.record(z.string(), z.boolean()), {}),
    description: optional(z.string(), initial.description),
  })
}

const optional = <Value>(schema: z.core.$ZodType<Value>, value: Value) =>
  z.exactOptional(z.catch(schema, value))
