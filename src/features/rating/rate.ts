import { getRatings, saveRating } from '#api/ratings.ts'
import { attempt, isRefusal, type Outcome } from '#domain/attempt.ts'
import { ratingsOf } from '#domain/gates.ts'
import { words } from '#domain/words.ts'
import type { Viewer } from '#session.ts'
import { ratingText } from '#text/rating.ts'

/** A rating as the form holds it: `note` is null until one is chosen. */
export type RatingForm = { note: number | null; text: string }

// Assumption: no error code says why a rating is refused; who has rated this tutor already is among its ratings.
/** `isRated`: the server refuses it, because the viewer has rated this tutor already, in another tab perhaps. */
export type RateOutcome = Outcome<void> & { isRated?: true }

/** Sends the viewer's rating of a tutor. Never throws. §2 Tutor ad page */
export async function rate(viewer: Viewer, code: string, { note, text }: RatingForm): Promise<RateOutcome> {
  const rating = { TeacherIdEncoded: code, Rating: String(note), RatingText: text.trim() }
  const ownRatings = async () => ratingsOf(viewer, await getRatings({ teacherid: code }))
  let isRefused = false
  const outcome = await attempt(
    async () => {
      try {
        await saveRating(rating)
      } catch (error) {
        isRefused = isRefusal(error)
        throw error
      }
    },
    {
      async find() {
        const own = await ownRatings()
        // An earlier rating of theirs does not tell that this one has arrived.
        const isThis = own.some(
          one => String(one.Rating) === rating.Rating && words(one.RatingText) === words(rating.RatingText),
        )
        return isThis ? { value: undefined } : null
      },
      notArrived: ratingText.checkedNotSaved,
      unknown: ratingText.unknown,
    },
  )
  const isRated = outcome.kind === 'problem' && isRefused && (await ownRatings().catch(() => [])).length > 0
  return isRated ? { kind: 'problem', title: ratingText.isRated, isRated } : outcome
}

/** The form as the draft keeps it. */
export const formatForm = (form: RatingForm) =>
  form.note === null && form.text === '' ? '' : JSON.stringify(form)

/** What the draft holds; garbage is an empty form. */
export function parseForm(draft: string): RatingForm {
  const empty: RatingForm = { note: null, text: '' }
  try {
    const kept: unknown = JSON.parse(draft)
    if (typeof kept !== 'object' || kept === null) return empty
    const { note, text } = { ...empty, ...kept }
    return { note: typeof note === 'number' ? note : null, text: typeof text === 'string' ? text : '' }
  } catch {
    return empty
  }
}
