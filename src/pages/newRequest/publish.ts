import * as z from 'zod/mini'
import { ApiError } from '#api/apiError.ts'
import { getRequests, NewRequest, type PublicRequest, saveRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { readRows } from '#domain/pager.ts'
import { fold } from '#domain/search.ts'
import type { RequestForm } from '#domain/validation.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import { trimText } from '#strings/blank.ts'
import { arrivedSince, type Outcome, submit, type Verdict, verifyEarlier } from '#submit/submit.ts'

export function toBody({ subject, isOnline, city, description, cycle, duration }: RequestForm): NewRequest {
  return {
    CategoryId: subject ?? 0,
    IsOnline: isOnline,
    CityId: isOnline ? 0 : (city ?? 0),
    Description: trimText(description),
    CycleId: cycle ?? 0,
    Duration: duration ?? 0,
  }
}

export const Wanted = z.object({
  body: NewRequest,
  /** The names of its category, city and level, as the list shows them; no city when online. */
  subject: z.string(),
  city: z.optional(z.string()),
  cycle: z.optional(z.string()),
  viewerCode: z.string(),
})
export type Wanted = z.infer<typeof Wanted>

/** Publishes a request and returns its code. Never throws. §2 New request */
export function publish(wanted: Wanted): Promise<Outcome<string>> {
  const startedAt = now()
  return submit(() => post(wanted.body), {
    verify: () => findPublished(wanted, startedAt),
  })
}

/** Finds out whether a request sent at `startedAt` was published. Never throws. */
export const findEarlier = (wanted: Wanted, startedAt: Date): Promise<Outcome<string>> =>
  verifyEarlier(startedAt, () => findPublished(wanted, startedAt))

async function post(body: NewRequest): Promise<string> {
  const code = await saveRequest(body)
  if (code === '') throw new ApiError('shape', 'POST /api/users/SaveNewRequest')
  return code
}

/** The list has no documented order: it is read until the request is found, up to this many pages. */
const mostPages = 20

async function readList(page: number) {
  if (page > mostPages) throw new Error('The list is too long to know what it lacks.')
  return getRequests({ page })
}

/** Finds the published request in the list, and its code. */
async function findPublished(wanted: Wanted, startedAt: Date): Promise<Verdict<string>> {
  const verdictOn = (requests: readonly PublicRequest[]) => {
    const newest = newestLike(wanted, requests)
    return newest ? arrivedSince(startedAt, newest.StartDate, newest.RequestCode) : 'absent'
  }
  return verdictOn(await readRows(readList, rows => typeof verdictOn(rows) === 'object'))
}

const timeOf = ({ StartDate }: PublicRequest) => StartDate?.getTime() ?? Infinity

/** Folded, because the names come from two calls. */
const mayBe = (named: PublicRequest['Category'], name = '') => !named || fold(named.Name) === fold(name)

/** Returns the viewer's newest request with this content, as far as the list has its fields. */
function newestLike({ body, subject, city, cycle, viewerCode }: Wanted, requests: readonly PublicRequest[]) {
  const [newest] = requests
    .filter(({ Learner }) => Learner?.UserCode === viewerCode)
    .filter(
      ({ Category, City, Cycle }) =>
        mayBe(Category, subject) && (body.IsOnline || mayBe(City, city)) && mayBe(Cycle, cycle),
    )
    .filter(({ IsOnline }) => body.IsOnline || !IsOnline)
    .filter(({ Description = '' }) => normalizeText(Description) === normalizeText(body.Description))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  return newest
}
