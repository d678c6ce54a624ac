import { ApiError } from '#api/apiError.ts'
import { getRequests, type NewRequest, type PublicRequest, saveRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { readRows } from '#domain/pager.ts'
import type { RequestForm } from '#domain/validation.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import { trimText } from '#strings/blank.ts'
import { type Outcome, submit } from '#submit/submit.ts'

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

type Wanted = {
  body: NewRequest
  /** The name of its category, as the list shows it. */
  subject: string
  viewerCode: string
}

/** Publishes a request and returns its code. Never throws. §2 New request */
export function publish(wanted: Wanted): Promise<Outcome<string>> {
  const startedAt = now()
  return submit(() => post(wanted.body), {
    async verify() {
      const code = await findPublished(wanted, startedAt)
      return code === undefined ? 'absent' : { arrived: code }
    },
  })
}

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

/** Returns the code of the published request; `undefined` when the list lacks it. */
async function findPublished(wanted: Wanted, startedAt: Date): Promise<string | undefined> {
  const codeIn = (requests: readonly PublicRequest[]) => newestLike(wanted, startedAt, requests)
  return codeIn(await readRows(readList, rows => codeIn(rows) !== undefined))
}

/** Milliseconds by which the server's clock may be behind `now()`. */
const clockTolerance = 5 * 60_000

/** Returns the code of the viewer's newest request with this content, if it is no older than the submission. */
function newestLike(
  { body, subject, viewerCode }: Wanted,
  startedAt: Date,
  requests: readonly PublicRequest[],
) {
  const since = startedAt.getTime() - clockTolerance
  const timeOf = ({ StartDate }: PublicRequest) => (StartDate ?? startedAt).getTime()
  const [newest] = requests
    .filter(({ Learner }) => Learner?.UserCode === viewerCode)
    .filter(({ Category }) => !Category || Category.Name === subject)
    .filter(({ Description = '' }) => normalizeText(Description) === normalizeText(body.Description))
    .filter(request => timeOf(request) >= since)
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  return newest?.RequestCode
}
