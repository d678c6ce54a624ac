import { toWallClock } from '#api/dates.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import type { Profile } from '#api/viewer.ts'
import { matchPath } from '#mocks/handlers/matchPath.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { callKey, type RecordedCall } from '#mocks/recorded/recording.ts'
import { check, type Exchange, isCallOf, isSuccess, type Outcome } from '#scripts/contract/check.ts'
import { countLeaks } from './leaks.ts'
import type { Omission } from './report.ts'
import { type Call, type Replacement, scrub } from './scrub.ts'

/** A recording as a scenario, without personal data, and what the report says about it. */
export type Recorded = {
  calls: RecordedCall[]
  /** The wall-clock time at which the recording began. */
  start: string
  persona: PersonaId
  /** How many accounts were signed in during the recording. */
  viewers: number
  replacements: Replacement[]
  omissions: Record<Omission, number>
  /** Names of the reads that the recording lacks. The mocked world answers them. */
  unrecorded: string[]
}

/** Milliseconds after which the client gives up; a recorded response never takes longer. */
const longestLatency = 30_000

/**
 * Makes a scenario from the exchanges of a recording. Returns the outcome of the drift check instead when a
 * response does not fit the contract. @throws Error when it would write an original, or has nothing to write
 */
export function record(exchanges: readonly Exchange[]): Recorded | { drift: Outcome } {
  const omissions = { otherAddress: 0, change: 0, file: 0, incomplete: 0 }
  const reads = exchanges.flatMap(exchange => {
    const endpoint = endpoints.find(one => isCallOf(one, exchange))
    const reason = endpoint ? omissionOf(endpoint, exchange) : 'otherAddress'
    if (reason) omissions[reason] += 1
    return endpoint && !reason ? [{ endpoint, exchange }] : []
  })
  const [first] = reads
  if (!first) throw new Error('The recording has no read of the contract.')
  const { results } = check(reads.map(({ exchange }) => exchange).filter(isSuccess))
  const drift = { results: results.filter(({ seen }) => seen > 0), stale: [] }
  if (drift.results.some(({ state }) => state === 'mismatch')) return { drift }

  const parsed = withoutVisitor(reads.map(toCall))
  const scrubbed = scrub(parsed)
  const calls = withoutRepeats(scrubbed.calls.map(toRecordedCall))
  const leaks = countLeaks(calls, scrubbed)
  if (leaks > 0) throw new Error(`${leaks} original values would have been written. Nothing was written.`)
  const recorded = new Set(reads.map(({ endpoint }) => endpoint.name))
  return {
    calls,
    start: toWallClock(first.exchange.time ?? new Date()),
    persona: personaIn(parsed),
    viewers: new Set(parsed.flatMap(profileIn).map(({ UserCode }) => UserCode)).size,
    replacements: scrubbed.replacements,
    omissions,
    unrecorded: endpoints.filter(isRead).flatMap(({ name }) => (recorded.has(name) ? [] : [name])),
  }
}

/** Returns whether a call is a read: a GET that returns data, even one that the server counts, such as a phone number. */
const isRead = ({ method, response }: EndpointEntry) =>
  method === 'GET' && response !== null && response !== 'file'

function omissionOf(endpoint: EndpointEntry, exchange: Exchange): Omission | undefined {
  const hasFailed = exchange.status >= 400
  if (endpoint.response === 'file' && !hasFailed) return 'file'
  if (endpoint.response !== 'file' && !isRead(endpoint)) return 'change'
  const isComplete = hasFailed || (isSuccess(exchange) && exchange.answer !== undefined)
  return isComplete ? undefined : 'incomplete'
}

function toCall({ endpoint, exchange }: { endpoint: EndpointEntry; exchange: Exchange }): Call {
  const { status, answer, milliseconds = 0 } = exchange
  const query = new URL(exchange.url).searchParams
  const { params: args } = matchPath(endpoint.path)({ request: exchange })
  for (const name of Object.keys(endpoint.query)) args[name] = query.get(name) ?? ''
  const json: unknown = isSuccess(exchange) ? JSON.parse(answer?.trim() || 'null') : undefined
  return { endpoint, args, status, milliseconds, json }
}

function toRecordedCall({ endpoint, args, status, milliseconds, json }: Call): RecordedCall {
  return {
    call: callKey(endpoint.name, endpoint, args),
    status,
    milliseconds: Math.min(Math.round(Math.max(milliseconds, 0)), longestLatency),
    // JSON leaves out that of a call that failed.
    answer: json,
  }
}

/** Returns the calls without polls whose response repeats the previous response. */
function withoutRepeats(calls: readonly RecordedCall[]): RecordedCall[] {
  const latest = new Map<string, string>()
  return calls.filter(({ call, status, answer }) => {
    const response = JSON.stringify([status, answer])
    const isNew = latest.get(call) !== response
    latest.set(call, response)
    return isNew
  })
}

/** Returns the persona that resembles the recorded viewer. The last profile decides, since a visitor may have signed in. */
function personaIn(calls: readonly Call[]): PersonaId {
  const profile = calls.flatMap(profileIn).at(-1)
  if (!profile) return 'visitor'
  if (!profile.IsTeacher) return 'student'
  return profile.IsSubscriptionOk === true ? 'teacher' : 'teacherUnpaid'
}

/** Returns the profile of a signed-in viewer, if the call returned one. */
function profileIn({ endpoint, json }: Call): Partial<Profile>[] {
  const isProfile = endpoint.name === 'readCurrentProfile' && 'IsTeacher' in Object(json)
  return isProfile ? [json as Partial<Profile>] : []
}

/**
 * Drops the responses to a visitor from a recording in which the viewer signed in: signing in loads the page
 * again, and the recording then starts with the profile.
 */
function withoutVisitor(calls: Call[]): Call[] {
  if (calls.flatMap(profileIn).length === 0) return calls
  return calls.filter(call => call.endpoint.name !== 'readCurrentProfile' || profileIn(call).length > 0)
}
