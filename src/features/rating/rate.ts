import * as z from 'zod/mini'
import { getRatings, saveRating } from '#api/ratings.ts'
import { ratingsOf } from '#domain/gates.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import type { Viewer } from '#session.ts'
import { trimText } from '#strings/blank.ts'
import { arrivedIf, isRefusal, type Outcome, Refusal, submit } from '#submit/submit.ts'
import { ratingText } from '#text/rating.ts'

/** The rating form, and the schema of its draft. `score` is null until one is chosen. */
export const RatingForm = z.object({
  score: z.catch(z.nullable(z.number()), null),
  text: z.catch(z.string(), ''),
})
export type RatingForm = z.infer<typeof RatingForm>

/** The refusal of a second rating: the viewer has already rated this tutor, perhaps in another tab. */
export class AlreadyRated extends Refusal {
  readonly score: number

  constructor(score: number) {
    super(ratingText.isRated)
    this.score = score
  }
}

/** Sends the viewer's rating of a tutor. Never throws. §2 Tutor ad page */
export async function rate(viewer: Viewer, code: string, { score, text }: RatingForm): Promise<Outcome> {
  const rating = { TeacherIdEncoded: code, Rating: String(score), RatingText: trimText(text) }
  const readOwnRatings = async () => ratingsOf(viewer, await getRatings({ teacherid: code }))

  const outcome = await submit(() => saveRating(rating), {
    async verify() {
      const own = await readOwnRatings()
      // An earlier rating with another score or text does not prove that this one has arrived.
      return arrivedIf(
        own.some(
          one =>
            String(one.Rating) === rating.Rating &&
            normalizeText(one.RatingText) === normalizeText(rating.RatingText),
        ),
      )
    },
  })
  if (outcome.status !== 'failed' || !isRefusal(outcome.error)) return outcome
  // Assumption: no error code says why a rating is refused. If the viewer is among the tutor's raters, that is taken as the reason.
  const [own] = await readOwnRatings().catch(() => [])
  return own ? { status: 'failed', error: new AlreadyRated(own.Rating) } : outcome
}
