import * as z from 'zod/mini'
import { get, getKept } from './client.ts'
import { Flag, Id, list, Named, NameOnly, paged, Text } from './schemas.ts'

/** The tutor as a list result carries it. spec §3 Ad */
export const AdTeacher = z.object({
  UserCode: Text,
  FirstName: Text,
  LastName: Text,
  ProfileImageUrl: Text,
  Occupation: z.nullish(NameOnly),
  Experience: z.nullish(NameOnly),
  AlsoOnline: Flag,
  Cities: list(NameOnly),
})
export type AdTeacher = z.infer<typeof AdTeacher>

/** spec §3 Ad. `Duration` in minutes, `Price` in RON (0 and missing mean unspecified). */
export const Ad = z.object({
  Code: z.string(),
  Category: Named,
  Duration: z.nullish(z.number()),
  DurationName: Text,
  Price: z.nullish(z.number()),
  Added: Text,
  Description: Text,
  Cycles: list(Named),
  Teacher: AdTeacher,
})
export type Ad = z.infer<typeof Ad>

/** All five are always sent; 0 means "any", `cityid` -1 is online, `order` 1 popular, 2 reviews, 3 newest. */
export type AdsQuery = { categoryid: number; cycleid: number; cityid: number; order: number; page: number }

/** What the call sends for whatever is not asked for. */
const anyAds: AdsQuery = { categoryid: 0, cycleid: 0, cityid: 0, order: 0, page: 0 }

/** One page of the tutor list: 10 ads, pages from 1. spec §7 Users. @throws ApiError */
export const getAds = (query: Partial<AdsQuery>, signal?: AbortSignal) =>
  get('/api/users/getusersdescription', paged(Ad), { searchParams: { ...anyAds, ...query }, signal })

/** spec §3 City. */
export const City = z.object({ Id, Name: z.string(), County: Text })
export type City = z.infer<typeof City>

/** Every city a tutor can teach in. spec §7 Profile. @throws ApiError */
export const getCities = () => getKept('/api/users/GetCities', list(City))

/** spec §3 Stats. */
export const Stats = z.object({ TotalTeacher: z.number(), TotalUser: z.number(), TotalViews: z.number() })
export type Stats = z.infer<typeof Stats>

/** The home page's three counters. spec §7 Profile. @throws ApiError */
export const getStats = (signal?: AbortSignal) => get('/api/users/GetStats', Stats, { signal })
