import { toWallClock } from '#api/dates.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { matchPath } from '#mocks/handlers/matchPath.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { callKey, type RecordedCall } from '#mocks/recorded/recording.ts'
import { checkExchanges, type Exchange, isCallOf, isSuccess } from '#scripts/contract/check.ts'
import { applyExceptions, type Outcome } from '#scripts/contract/exceptions.ts'
import { countStates } from '#scripts/contract/report.ts'
import { countLeaks } from './leaks.ts'
import { type Call, type Replacement, scrub } from './scrub.ts'

/** Why a request of the recording is not part of the scenario. */
export type Omission = 'otherAddress' | 'change' | 'file' | 'incomplete'

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
  /** Names of the reads that the recording does not have: the mocked world answers them. */
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
    const omission = omissionOf(endpoint, exchange)
    if (endpoint && !omission) return [{ endpoint, exchange }]
    omissions[omission ?? 'otherAddress'] += 1
    return []
  })
  const [first] = reads
  if (!first) throw new Error('The recording has no read of the contract.')
  const succeeded = reads.map(({ exchange }) => exchange).filter(isSuccess)
  const verdicts = checkExchanges(succeeded).filter(({ seen }) => seen > 0)
  const drift = applyExceptions(verdicts, [])
  if (countStates(drift).mismatch > 0) return { drift }

  const start = toWallClock(first.exchange.time ?? new Date())
  const played = withoutVisitor(reads.map(read => ({ ...read, call: toCall(read) })))
  const parsed = played.map(({ call }) => call)
  const scrubbed = scrub(parsed)
  const calls = withoutRepeats(
    scrubbed.calls.map((call, index) => toRecordedCall(call, played[index]?.exchange.milliseconds ?? 0)),
  )
  const leaks = countLeaks(calls, scrubbed)
  if (leaks > 0) throw new Error(`${leaks} original values would have been written. Nothing was written.`)
  const recorded = new Set(reads.map(({ endpoint }) => endpoint.name))
  return {
    calls,
    start,
    persona: personaIn(parsed, start),
    viewers: countViewers(parsed),
    replacements: scrubbed.replacements,
    omissions,
    unrecorded: endpoints.filter(isRead).flatMap(({ name }) => (recorded.has(name) ? [] : [name])),
  }
}

/** A GET that answers data is a read, also when the server counts it, as it does for a phone number. */
const isRead = ({ method, response }: EndpointEntry) =>
  method === 'GET' && response !== null && response !== 'file'

function omissionOf(endpoint: EndpointEntry | undefined, exchange: Exchange): Omission | undefined {
  if (!endpoint) return 'otherAddress'
  const hasFailed = exchange.status >= 400
  if (endpoint.response === 'file' && !hasFailed) return 'file'
  if (endpoint.response !== 'file' && !isRead(endpoint)) return 'change'
  const isComplete = hasFailed || (isSuccess(exchange) && exchange.answer !== undefined)
  return isComplete ? undefined : 'incomplete'
}

function toCall({ endpoint, exchange }: { endpoint: EndpointEntry; exchange: Exchange }): Call {
  const request = new Request(exchange.url)
  const query = new URL(exchange.url).searchParams
  const args = { ...matchPath(endpoint.path)({ request }).params }
  for (const name of Object.keys(endpoint.query)) args[name] = query.get(name) ?? ''
  const json: unknown = isSuccess(exchange) ? JSON.parse(exchange.answer?.trim() || 'null') : undefined
  return { endpoint: endpoint.name, args, status: exchange.status, json }
}

function toRecordedCall({ endpoint, args, status, json }: Call, time: number): RecordedCall {
  const definition = endpoints.find(({ name }) => name === endpoint) ?? { path: '/' as const, query: {} }
  const milliseconds = Math.min(Math.round(Math.max(time, 0)), longestLatency)
  const call = callKey(endpoint, definition, args)
  return { call, status, milliseconds, ...(json === undefined ? {} : { answer: json }) }
}

/** Drops a response that is the same as the previous one to the same call. */
function withoutRepeats(calls: readonly RecordedCall[]): RecordedCall[] {
  const latest = new Map<string, string>()
  return calls.filter(({ call, status, answer }) => {
    const response = JSON.stringify([status, answer])
    const isNew = latest.get(call) !== response
    latest.set(call, response)
    return isNew
  })
}

type Profile = {
  UserCode?: string | null
  IsTeacher?: boolean | null
  IsSubscriptionOk?: boolean | null
  SubscriptionEndDate?: string | null
}

/** Returns the persona that is like the recorded viewer: by the last profile, since a visitor may have signed in. */
function personaIn(calls: readonly Call[], start: string): PersonaId {
  const profile = calls.findLast(isProfile)?.json as Profile | undefined
  if (!profile) return 'visitor'
  if (!profile.IsTeacher) return 'student'
  const isSubscribed = profile.IsSubscriptionOk ?? (profile.SubscriptionEndDate ?? '') > start
  return isSubscribed ? 'teacher' : 'teacherUnpaid'
}

/** Returns how many different accounts were signed in during the recording, by their codes. */
function countViewers(calls: readonly Call[]): number {
  const codes = calls.flatMap(call => (isProfile(call) ? (call.json as Profile).UserCode : []))
  return new Set(codes).size
}

/** Returns whether the call answered the profile of a signed-in viewer. */
function isProfile({ endpoint, json }: Call): boolean {
  return endpoint === 'readCurrentProfile' && typeof json === 'object' && json !== null && 'IsTeacher' in json
}

/**
 * Drops the responses to a visitor from a recording in which the viewer signed in: signing in loads the page
 * again, and the recording then starts with the profile.
 */
function withoutVisitor<Item extends { call: Call }>(items: readonly Item[]): Item[] {
  if (!items.some(({ call }) => isProfile(call))) return [...items]
  return items.filter(({ call }) => call.endpoint !== 'readCurrentProfile' || isProfile(call))
}
