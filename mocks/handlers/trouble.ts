import { HttpResponse } from 'msw/http'
import { hash } from '#mocks/random.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks } from '#mocks/state.ts'

/** Method and URL of every call since the page was loaded, for the fault `firstCall`. */
const calls = new Set<string>()

export function forgetCalls(): void {
  calls.clear()
}

/** Takes the time that the scenario says. @throws the request's abort reason when it is given up meanwhile */
export async function pause(request: Request): Promise<void> {
  const { scenario, latency } = getMocks()
  const [least, most] = scenarios[scenario].latency
  const wait = latency ?? least + (hash(request.url) % (most - least + 1))
  if (wait === 0) return
  const { signal } = request
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, wait)
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

/** What goes wrong with this call in the current scenario, if anything. */
export function faultOf(request: Request, options: { exempt: boolean }): Response | undefined {
  const { fault } = scenarios[getMocks().scenario]
  if (fault === 'offline') return HttpResponse.error()
  if (fault !== 'firstCall' || options.exempt) return undefined
  const call = `${request.method} ${request.url}`
  if (calls.has(call)) return undefined
  calls.add(call)
  return HttpResponse.text('Eroare de probă: următorul apel la fel reușește.', { status: 500 })
}
