import { ApiError } from '#api/client.ts'
import { getRequests, type NewRequest, type Request, saveRequest } from '#api/requests.ts'
import { now } from '#clock.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { isApiError } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import type { RequestForm } from '#domain/validation.ts'
import { words } from '#domain/words.ts'
import { newRequestText } from '#text/newRequest.ts'

/** A form without problems as the server takes it. contract: SaveNewRequest */
export function toBody({ subject, isOnline, city, description, cycle, duration }: RequestForm): NewRequest {
  return {
    CategoryId: subject ?? 0,
    IsOnline: isOnline,
    CityId: isOnline ? 0 : (city ?? 0),
    Description: description.trim(),
    CycleId: cycle ?? 0,
    Duration: duration ?? 0,
  }
}

type Wanted = {
  body: NewRequest
  /** The name of its category, as the list shows it. */
  subject: string
  /** Whose request it is. */
  viewerCode: string
}

/** Publishes a request, once; its code when it succeeds. Never throws. §2 New request */
export function publish(wanted: Wanted): Promise<Outcome<string>> {
  const startedAt = now()
  return attempt(() => post(wanted.body), {
    async find() {
      const code = await findPublished(wanted, startedAt)
      return code === undefined ? null : { value: code }
    },
    notArrived: newRequestText.notArrived,
    unknown: newRequestText.unknown,
  })
}

/** An answer without a code that can be read tells as little as none at all: the list is asked alike. */
async function post(body: NewRequest): Promise<string> {
  try {
    const code = await saveRequest(body)
    if (code !== '') return code
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'shape') throw error
  }
  throw new ApiError('timeout', 'POST /api/users/SaveNewRequest')
}

/** The list is in no order that we know of: it is read on until the request is there, but not for ever. */
const mostPages = 20

async function readList(page: number) {
  if (page > mostPages) throw new Error('The list is too long to know what it lacks.')
  return getRequests({ page })
}

/** The code of the request that was to be published, on whichever page; none when the list lacks it. @throws Error */
async function findPublished(wanted: Wanted, startedAt: Date): Promise<string | undefined> {
  const codeIn = (requests: readonly Request[]) => newestLike(wanted, startedAt, requests)
  return codeIn(await readRows(readList, rows => codeIn(rows) !== undefined))
}

/** Milliseconds by which the server's clock may be behind what we take it for. */
const clockTolerance = 5 * 60_000

/** The code of the viewer's newest request that says this, if it is no older than the attempt. */
function newestLike({ body, subject, viewerCode }: Wanted, startedAt: Date, requests: readonly Request[]) {
  const since = startedAt.getTime() - clockTolerance
  const timeOf = ({ StartDate }: Request) => (StartDate ?? startedAt).getTime()
  const [newest] = requests
    .filter(({ Learner }) => Learner?.UserCode === viewerCode)
    .filter(({ Category }) => !Category || Category.Name === subject)
    .filter(({ Description = '' }) => words(Description) === words(body.Description))
    .filter(request => timeOf(request) >= since)
    .toSorted((a, b) => timeOf(b) - timeOf(a))
  return newest?.RequestCode
}
