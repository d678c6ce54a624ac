import { getRatings, saveRating } from '#api/users.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { canReview } from '#domain/gates.ts'
import type { Viewer } from '#session.ts'
import { ratingText } from '#text/rating.ts'

/** A rating as the form holds it: `note` is null until one is chosen. */
export type RatingForm = { note: number | null; text: string }

/** Sends the viewer's rating of a tutor. Never throws. §2 Tutor ad page */
export function rate(
  viewer: Viewer,
  teacherCode: string,
  { note, text }: RatingForm,
): Promise<Outcome<void>> {
  const rating = { TeacherIdEncoded: teacherCode, Rating: String(note), RatingText: text.trim() }
  return attempt(() => saveRating(rating), {
    async find() {
      const ratings = await getRatings({ teacherid: teacherCode })
      return canReview(viewer, teacherCode, ratings) ? null : { value: undefined }
    },
    notArrived: ratingText.checkedNotSaved,
    unknown: ratingText.unknown,
  })
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
