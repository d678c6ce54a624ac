import { HttpResponse } from 'msw/http'
import { answerFault, wait } from '#mocks/faults.ts'
import { hash } from '#mocks/random.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks } from '#mocks/state.ts'

/** Method and URL of every call since the page was loaded, for the fault `firstCall`. */
const calls = new Set<string>()

/** A retry mends the site for this long, in milliseconds. */
const mendTime = 2000
let mendedUntil = 0

export function forgetCalls(): void {
  calls.clear()
  mendedUntil = 0
}

/**
 * Notes that a call came in; says whether it is the first of its kind. One that comes again is a retry: it mends the site
 * for two seconds, for what is still on its way too, so that one press brings the whole screen.
 */
export function isFirstCall(request: Request): boolean {
  const call = `${request.method} ${request.url}`
  if (calls.has(call)) mendedUntil = Date.now() + mendTime
  const isFirst = !calls.has(call)
  calls.add(call)
  return isFirst
}

/** Takes the time that the tester or the scenario says. @throws the request's abort reason when it is given up meanwhile */
export async function pause(request: Request): Promise<void> {
  const { scenario, latency } = getMocks()
  const [least, most] = scenarios[scenario].latency
  await wait(latency ?? least + (hash(request.url) % (most - least + 1)), request.signal)
}

type Asked = {
  /** The endpoint's name, by which a tester lets it go wrong. */
  name: string
  /** Whether the scenario `failing` is meant: first of its kind, and not spared. */
  mayFail: boolean
}

/** What goes wrong with this call: what the tester has set for its endpoint, or the scenario's own; if anything. */
export async function faultOf(request: Request, { name, mayFail }: Asked): Promise<Response | undefined> {
  const chosen = getMocks().faults[name]
  if (chosen) return answerFault(chosen, request)
  const { fault } = scenarios[getMocks().scenario]
  if (fault === 'offline') return HttpResponse.error()
  if (fault !== 'firstCall' || !mayFail || Date.now() < mendedUntil) return undefined
  return HttpResponse.text('Eroare de probă: următorul apel la fel reușește.', { status: 500 })
}
