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
 * The scenario `failing`: the failure of a call that comes for the first time. One that comes again is a retry: for two
 * seconds all reads go through, so that one press brings the whole screen. A change fails the first time all the same.
 */
export function failFirstCall(request: Request): Response | undefined {
  if (scenarios[getMocks().scenario].fault !== 'firstCall') return undefined
  const call = `${request.method} ${request.url}`
  const isFirst = !calls.has(call)
  calls.add(call)
  if (!isFirst) mendedUntil = Date.now() + mendTime
  const isMended = request.method === 'GET' && Date.now() < mendedUntil
  if (!isFirst || isMended) return undefined
  return HttpResponse.text('Eroare de probă: următorul apel la fel reușește.', { status: 500 })
}

/** Takes the time that the tester or the scenario says. @throws the request's abort reason when it is given up meanwhile */
export async function pause(request: Request): Promise<void> {
  const { scenario, latency } = getMocks()
  const [least, most] = scenarios[scenario].latency
  await wait(latency ?? least + (hash(request.url) % (most - least + 1)), request.signal)
}

/** What goes wrong with this call: what the tester has set for its endpoint, or no network at all; if anything. */
export async function faultOf(request: Request, endpointName: string): Promise<Response | undefined> {
  const chosen = getMocks().faults[endpointName]
  if (chosen) return answerFault(chosen, request)
  return scenarios[getMocks().scenario].fault === 'offline' ? HttpResponse.error() : undefined
}
