import * as z from 'zod/mini'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { change, safeRead } from './endpoint.ts'
import { list, Numeric } from './schemas.ts'
import { MaybeText, MaybeVerbatim } from './texts.ts'

export const Rating = z.object({
  Rating: Numeric,
  RatingText: MaybeText,
  Added: MaybeDateTime,
  Student: z.nullish(
    z.object({ FirstName: MaybeText, LastName: MaybeText, Email: MaybeVerbatim, UserCode: MaybeVerbatim }),
  ),
})
export type Rating = z.infer<typeof Rating>
describe(
  Rating,
  "A student's rating of a tutor, 0 to 10, sent as text or number. `Email` serves only to recognise the viewer's own rating. §3 Rating",
)

export const getRatings = safeRead('/api/teacherrating/getallratingforteacher', list(Rating), {
  query: { teacherid: null },
  isPublic: true,
})
describe(
  getRatings,
  "Returns every rating of a tutor, by the tutor's `UserCode`.",
  "Assumption: `teacherid` holds the tutor's `UserCode`.",
)

const NewRating = z.object({
  TeacherIdEncoded: z.string(),
  Rating: z.string(),
  RatingText: z.string(),
})
describe(
  NewRating,
  'A new rating: `Rating` is the text `"0"` to `"10"`. §3 Rating',
  "Assumption: `TeacherIdEncoded` holds the tutor's `UserCode`.",
)

export const saveRating = change('/api/teacherrating/SaveRatingForTeacher', NewRating)
describe(saveRating, 'Rates a tutor.')
