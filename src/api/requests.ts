import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { MaybeDateTime } from './dates.ts'
import { describe } from './describe.ts'
import { changeWithResponse, safeRead } from './endpoint.ts'
import { Flag, maybe, NameOnly, paged } from './schemas.ts'
import { MaybeText, MaybeVerbatim } from './texts.ts'

export const PublicRequest = z.object({
  RequestCode: z.string(),
  Description: MaybeText,
  Category: maybe(NameOnly),
  City: maybe(NameOnly),
  IsOnline: Flag,
  StartDate: MaybeDateTime,
  EndDate: MaybeDateTime,
  Cycle: maybe(NameOnly),
  Learner: z.nullish(z.object({ FirstName: MaybeText, UserCode: MaybeVerbatim })),
})
export type PublicRequest = z.infer<typeof PublicRequest>
describe(PublicRequest, 'A request for a tutor, which a student has published. §3 Request')

export const getRequests = safeRead(addresses.requests.path, paged(PublicRequest), {
  query: addresses.requests.query,
  isPublic: true,
})
describe(
  getRequests,
  'Returns one page of public requests: 10 per page, pages count from 1. `city` and `subject` are free text.',
)

export const getRequest = safeRead('/api/users/GetRequest', z.nullable(PublicRequest), {
  query: { id: null },
  isPublic: true,
})
describe(getRequest, 'Returns a request by its code; `null` when there is none.')

export const NewRequest = z.object({
  CategoryId: z.number(),
  IsOnline: z.boolean(),
  CityId: z.number(),
  Description: z.string(),
  CycleId: z.number(),
  Duration: z.number(),
})
export type NewRequest = z.infer<typeof NewRequest>
describe(
  NewRequest,
  'A new request: `CityId` is 0 when online, `Duration` is in days. §3 New request payload',
)

export const saveRequest = changeWithResponse('/api/users/SaveNewRequest', NewRequest, z.string())
describe(saveRequest, 'Publishes a request and returns its code.')
