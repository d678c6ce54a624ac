import * as z from 'zod/mini'
import { DateTime } from './dates.ts'
import { change, read } from './endpoint.ts'
import { list, Numeric, Text } from './schemas.ts'

/**
 * A tutor's rating by a student, 0 to 10, as text or number. The e-mail only tells whether the viewer has rated already.
 * spec §3 Rating
 */
export const Rating = z.object({
  Rating: Numeric,
  RatingText: Text,
  Added: z.nullish(DateTime),
  Student: z.nullish(z.object({ FirstName: Text, LastName: Text, Email: Text, UserCode: Text })),
})
export type Rating = z.infer<typeof Rating>

// Assumption: `teacherid` holds the tutor's `UserCode`.
/** Every rating of a tutor, by `UserCode`. spec §7 Users */
export const getRatings = read('/api/teacherrating/getallratingforteacher', list(Rating), { teacherid: null })

// Assumption: `TeacherIdEncoded` holds the tutor's `UserCode`.
/** spec §3 Rating: `Rating` is the text `"0"` to `"10"`. */
export const NewRating = z.object({
  TeacherIdEncoded: z.string(),
  Rating: z.string(),
  RatingText: z.string(),
})
export type NewRating = z.infer<typeof NewRating>

/** Rates a tutor. spec §7 Users */
export const saveRating = change('/api/teacherrating/SaveRatingForTeacher', NewRating)
