import * as z from 'zod/mini'
import { DateTime } from './dates.ts'
import { change, read } from './endpoint.ts'
import { list, Numeric, Text } from './schemas.ts'

/**
 * A student's rating of a tutor, 0 to 10, sent as text or number. `Email` serves only to recognise the
 * viewer's own rating. §3 Rating
 */
export const Rating = z.object({
  Rating: Numeric,
  RatingText: Text,
  Added: z.nullish(DateTime),
  Student: z.nullish(z.object({ FirstName: Text, LastName: Text, Email: Text, UserCode: Text })),
})
export type Rating = z.infer<typeof Rating>

// Assumption: `teacherid` holds the tutor's `UserCode`.
/** Returns every rating of a tutor, by the tutor's `UserCode`. §7 Users */
export const getRatings = read('/api/teacherrating/getallratingforteacher', list(Rating), { teacherid: null })

// Assumption: `TeacherIdEncoded` holds the tutor's `UserCode`.
/** §3 Rating: `Rating` is the text `"0"` to `"10"`. */
const NewRating = z.object({
  TeacherIdEncoded: z.string(),
  Rating: z.string(),
  RatingText: z.string(),
})

/** Rates a tutor. §7 Users */
export const saveRating = change('/api/teacherrating/SaveRatingForTeacher', NewRating)
