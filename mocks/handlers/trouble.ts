import { HttpResponse } from 'msw/http'
import { takeFault, wait } from '#mocks/faults.ts'
import type { Fault } from '#mocks/faultKinds.ts'
import { hash } from '#mocks/random.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks, perClient } from '#mocks/state.ts'

/** Method and URL of every call since the page was loaded, for the fault `firstCall`. */
const firstCalls = perClient(() => ({ calls: new Set<string>(), recoveredUntil: 0 }))

/** For this many milliseconds after a retry every read succeeds. */
const recoveryTime = 2000

export const resetFirstCalls = firstCalls.reset

/**
 * Returns an error response for the first call of each method and URL, in the scenario `failing`. A repeated
 * call is a retry: for two seconds after it every read succeeds, so that one press restores the whole screen.
 * A change fails the first time even then.
 */
export function failFirstCall(request: Request): Response | undefined {
  if (scenarios[getMocks().scenario].fault !== 'firstCall') return undefined
  const call = `${request.method} ${request.url}`
  const first = firstCalls.get()
  const isFirst = !first.calls.has(call)
  first.calls.add(call)
  if (!isFirst) first.recoveredUntil = Date.now() + recoveryTime
  const isRecovered = request.method === 'GET' && Date.now() < first.recoveredUntil
  if (!isFirst || isRecovered) return undefined
  return HttpResponse.text('Eroare de probă: următorul apel la fel reușește.', { status: 500 })
}

/**
 * Waits for the latency that the tester has set, or else the recorded call's, or else the scenario's, which is the same
 * for the same URL on every host. @throws the request's abort reason when it is aborted
 */
export async function pause(request: Request, recorded: number | undefined): Promise<void> {
  const { scenario, latency } = getMocks()
  const [least, most] = scenarios[scenario].latency
  const { pathname, search } = new URL(request.url)
  await wait(latency ?? recorded ?? least + (hash(pathname + search) % (most - least + 1)), request.signal)
}

/** Returns the fault that the tester or the scenario `offline` has set for this call, if any. */
export function faultOf(endpointName: string): Fault | undefined {
  const isOffline = scenarios[getMocks().scenario].fault === 'offline'
  return takeFault(endpointName) ?? (isOffline ? 'offline' : undefined)
}
