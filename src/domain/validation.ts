import { isBlank } from '#strings/blank.ts'
import { uiText } from '#text/ui.ts'
import { validationText } from '#text/validation.ts'

/** A broken rule of a form: the field beside which the error is shown, and its text. */
export type Problem<Field extends string> = { field: Field; text: string }

type Rule<Field extends string> = [field: Field, isBroken: boolean, text: string]

/** Returns the problems of a form, in the order of its rules; none when it may be sent. §5 */
function problemsIn<Field extends string>(rules: Rule<Field>[]): Problem<Field>[] {
  return rules.flatMap(([field, isBroken, text]) => (isBroken ? { field, text } : []))
}

/** A new request as the form holds it: `null` is not chosen. §5 New request */
export type RequestForm = {
  subject: number | null
  isOnline: boolean
  city: number | null
  description: string
  duration: number | null
  cycle: number | null
}

export function checkRequest({ subject, isOnline, city, description, duration, cycle }: RequestForm) {
  const text = validationText.newRequest
  return problemsIn([
    ['subject', subject === null, text.subject],
    ['city', !isOnline && city === null, text.city],
    ['description', isBlank(description), text.description],
    ['duration', duration === null || duration < 0, text.duration],
    ['cycle', cycle === null, text.cycle],
  ])
}

/** §5 Location save: `city` 0 and `null` mean none. `cityText` is typed text that is not a city of the list. */
export function checkLocation(form: { city: number | null; cityText: string; isOnline: boolean }) {
  return problemsIn([
    ['city', !form.city && !form.isOnline, validationText.location],
    ['city', !isBlank(form.cityText), uiText.chooseMatch],
  ])
}

/** The home search: nothing is required, but typed text must be a choice. */
export function checkSearch<Field extends string>(pickers: Record<Field, unknown>) {
  return problemsIn(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
    (Object.keys(pickers) as Field[]).map(field => [
      field,
      typeof pickers[field] === 'string',
      uiText.chooseMatch,
    ]),
  )
}

/** §5 Studies save. */
export function checkStudies(studies: string) {
  return problemsIn([['studies', isBlank(studies), validationText.studies]])
}

/** §5 Profile save: both fields are required of tutors only. */
export function checkProfile(form: {
  isTutor: boolean
  experience: number | null
  occupation: number | null
}) {
  return problemsIn([
    ['experience', form.isTutor && !form.experience, validationText.experience],
    ['occupation', form.isTutor && !form.occupation, validationText.occupation],
  ])
}

/** §5 Ad save. */
export function checkAd(form: { subject: number | null; description: string; cycles: readonly number[] }) {
  const text = validationText.ad
  return problemsIn([
    ['subject', !form.subject, text.subject],
    ['description', isBlank(form.description), text.description],
    ['cycles', form.cycles.length === 0, text.cycles],
  ])
}

/** §5 Rating needs a selection; 0 is a valid one. */
export function checkRating(score: number | null) {
  const isChosen = score !== null && Number.isInteger(score) && score >= 0 && score <= 10
  return problemsIn([['rating', !isChosen, validationText.rating]])
}

/** §5 Booking needs an hour of the chosen day and the agreement. */
export function checkBooking(form: { hour: number | null; agreed: boolean }) {
  const text = validationText.booking
  return problemsIn([
    ['hour', form.hour === null, text.hour],
    ['agreement', !form.agreed, text.agreement],
  ])
}
