import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { cached, changeByGet, changeByQuery, countedRead, safeRead } from './endpoint.ts'
import { Flag, Id, list, maybe, Named, NameOnly, paged, sublist } from './schemas.ts'
import { MaybeText, MaybeVerbatim, Text } from './texts.ts'

export const City = z.object({ Id, Name: Text, County: MaybeText })
export type City = z.infer<typeof City>
describe(City, 'A city in which a tutor can teach. §3 City')

const AdTeacher = z.object({
  UserCode: MaybeVerbatim,
  FirstName: MaybeText,
  LastName: MaybeText,
  ProfileImageUrl: MaybeVerbatim,
  Occupation: maybe(NameOnly),
  Experience: maybe(NameOnly),
  AlsoOnline: Flag,
  Cities: sublist(NameOnly),
})
describe(
  AdTeacher,
  'The tutor of an ad in a list. The contract does not list `UserCode` there, so it may be missing. §3 Ad',
)

const adFields = {
  Code: z.string(),
  Category: Named,
  Duration: z.nullish(z.number()),
  DurationName: MaybeText,
  Price: z.nullish(z.number()),
  Added: MaybeDateTime,
  Description: MaybeText,
  Cycles: sublist(Named),
}

export const Ad = z.object({ ...adFields, Teacher: AdTeacher })
export type Ad = z.infer<typeof Ad>
describe(
  Ad,
  'An ad of a tutor: `Duration` is in minutes, `Price` in RON; 0 and missing mean unspecified. §3 Ad',
)

/** The fields of a person. `YouYubeURL` is the server's spelling; `Rating` is a percentage. §3 */
export const personFields = {
  UserCode: z.string(),
  FirstName: MaybeText,
  LastName: MaybeText,
  Email: MaybeVerbatim,
  PhoneNumber: MaybeVerbatim,
  ProfileImageUrl: MaybeVerbatim,
  /** Not used to save the profile, which starts from the raw response (domain/profile). */
  Dob: MaybeDateTime,
  Cities: sublist(City),
  AlsoOnline: Flag,
  AtTeacher: Flag,
  AtStudent: Flag,
  Experience: maybe(Named),
  Occupation: maybe(Named),
  Studies: MaybeText,
  YouYubeURL: MaybeVerbatim,
  Categories: sublist(Named),
  Cycles: sublist(Named),
  IsTeacher: Flag,
  Rating: z.nullish(z.number()),
}

export const Teacher = z.object({ ...personFields, Code: MaybeVerbatim })
export type Teacher = z.infer<typeof Teacher>
describe(
  Teacher,
  "A tutor's public data. `Code` is the code of one of their ads; some calls omit it. §3 Teacher",
)

export const FullAd = z.object({ ...adFields, Teacher })
export type FullAd = z.infer<typeof FullAd>
describe(FullAd, 'An ad with the full data of its tutor. §3 Ad')

export const getAds = safeRead(addresses.ads.path, paged(Ad), { query: addresses.ads.query, isPublic: true })
describe(getAds, 'Returns one page of the tutor list: 10 ads per page, pages count from 1.')

export const getTeachers = safeRead('/api/users/GetUsers', paged(Teacher), {
  query: addresses.ads.query,
  isPublic: true,
})
describe(
  getTeachers,
  'Returns one page of tutors without the code of an ad, and so without a page to link to.',
)

const ofPerson = { userid: null }

export const getTeacherById = safeRead('/api/users/GetUser', z.nullable(Teacher), {
  query: ofPerson,
  isPublic: true,
})
describe(getTeacherById, 'Returns a tutor by numeric id, which no screen has; `null` when there is none.')

const useridIsCode = 'Assumption: `userid` holds the opaque `UserCode`, except in `GetUser`.'

export const getUserByCode = safeRead('/api/users/getuserbycode', z.nullable(Teacher), {
  query: ofPerson,
  isPublic: true,
})
describe(getUserByCode, 'Returns a person by `UserCode`; `null` when there is none.', useridIsCode)

export const getAdByCode = safeRead(addresses.adByCode.path, z.nullable(FullAd), {
  query: addresses.adByCode.query,
  isPublic: true,
})
describe(getAdByCode, "Returns an ad with its tutor, by the ad's code; `null` when there is none.")

export const countAdView = changeByGet('/api/users/AdView', { adCode: null })
describe(countAdView, "Counts a view of an ad; called once per visit to the ad's page.")

export const getAdViews = safeRead('/api/users/getNrOfViewsForAd', z.number(), {
  query: { adCode: null },
  isPublic: true,
})
describe(getAdViews, 'Returns how often an ad was viewed.')

export const getPhoneNumber = countedRead('/api/users/getUserPhoneNumber', z.nullable(z.string()), ofPerson)
describe(
  getPhoneNumber,
  'Returns a tutor\'s phone number, by `UserCode`; `""` and `null` mean none. The server counts the calls.',
  useridIsCode,
)

export const Slot = z.object({ Day: z.nullish(z.number()), Time: z.number() })
export type Slot = z.infer<typeof Slot>
describe(
  Slot,
  'A free hour: `Day` 1 (Monday) to 7, `Time` the hour at which it starts. §3 Availability',
  'Assumption: `Day` counts from 1, Monday.',
)

export const getFreeHours = safeRead('/api/users/getavailabilityforday', paged(Slot), {
  query: { ...ofPerson, day: null },
  isPublic: true,
})
describe(
  getFreeHours,
  "Returns a tutor's free hours on a day, by `UserCode`; `day` is `yyyy-M-d`, unpadded.",
  useridIsCode,
)

export const getSuggestedTeachers = safeRead('/api/users/GetSuggestedUsers', paged(Teacher), {
  query: { ...ofPerson, categoryid: null, cityid: null },
  isPublic: true,
})
describe(
  getSuggestedTeachers,
  'Returns similar tutors ("Profesori asemănători"): others with the same subject and city.',
  useridIsCode,
)

export const book = changeByQuery('/api/users/saveappoitment', {
  teacherId: null,
  selectedDate: null,
  startTime: null,
})
describe(
  book,
  'Books one hour: `selectedDate` as `yyyy-M-d`, `startTime` the hour, in Romanian time.',
  "Assumption: `teacherId` holds the tutor's `UserCode`.",
)

export const getCities = cached(addresses.cities.path, list(City))
describe(getCities, 'Returns every city in which a tutor can teach.')

export const Stats = z.object({ TotalTeacher: z.number(), TotalUser: z.number(), TotalViews: z.number() })
export type Stats = z.infer<typeof Stats>
describe(Stats, 'The counters of the home page. §3 Stats')

export const getStats = safeRead('/api/users/GetStats', Stats, { isPublic: true })
describe(getStats, "Returns the home page's three counters.")
