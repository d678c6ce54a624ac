import { HttpResponse } from 'msw/http'
import { answerFault, wait } from '#mocks/faults.ts'
import { hash } from '#mocks/random.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { getMocks } from '#mocks/state.ts'

/** Method and URL of every call since the page was loaded, for the fault `firstCall`. */
const calls = new Set<string>()

export function forgetCalls(): void {
  calls.clear()
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
  /** Spared by the scenario `failing`. */
  exempt: boolean
}

/** What goes wrong with this call: what the tester has set for its endpoint, or the scenario's own; if anything. */
export async function faultOf(request: Request, { name, exempt }: Asked): Promise<Response | undefined> {
  const chosen = getMocks().faults[name]
  if (chosen) return answerFault(chosen, request)
  const { fault } = scenarios[getMocks().scenario]
  if (fault === 'offline') return HttpResponse.error()
  if (fault !== 'firstCall' || exempt) return undefined
  const call = `${request.method} ${request.url}`
  if (calls.has(call)) return undefined
  calls.add(call)
  return HttpResponse.text('Eroare de probă: următorul apel la fel reușește.', { status: 500 })
}
