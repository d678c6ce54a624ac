import { http } from 'msw/http'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { resetClient } from '#api/client.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { type Fault, faultKinds } from '#mocks/faultKinds.ts'
import { exampleOf } from '#mocks/handlers/testing.ts'
import { answer } from '#mocks/node.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { fieldOf } from '#scripts/docs/shape.ts'
import { startNodeBackend } from './nodeBackend.ts'

startNodeBackend(http.all('*', ({ request }) => answer(request)))

/** How a call settles: with a response, or with one kind of ApiError. */
type Result = 'answer' | ApiError['kind']

/** Returns how a call must settle under a fault. */
function expectedResult(entry: EndpointEntry, fault: EveryFault): Result {
  switch (fault) {
    case '500':
    case '503':
    case '400':
    case '403':
    case '404':
    case '409':
      return 'status'
    case '401':
    case 'html':
      return 'session'
    case 'timeout':
      return 'timeout'
    case 'offline':
    case 'lost':
    case 'half':
      return 'network'
    case 'empty':
      return entry.response === null || canBeNothing(entry) ? 'answer' : 'shape'
    case 'malformed':
    case 'shape':
      return entry.response === null ? 'answer' : 'shape'
  }
}

function canBeNothing({ response }: EndpointEntry): boolean {
  return response !== null && response !== 'file' && fieldOf(response).isNullable
}

// The client does not request pictures; the browser loads them by their address.
const entries = endpoints.filter(({ name }) => name !== 'profileImage')
/** Under `rival` and `slow` the outcome depends on what the endpoint does: mocks/faults.test.ts. */
type EveryFault = Exclude<Fault, 'rival' | 'slow'>
const faults = (Object.keys(faultKinds) as Fault[]).filter(fault => fault !== 'rival' && fault !== 'slow')

test.each(faults)('every endpoint settles as expected under the fault %s', async fault => {
  // Fake timers, so that retries and the timeout of 30 seconds take no real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const entry of entries) {
    resetClient()
    resetMocks()
    configureMocks({ persona: 'student', latency: 0, faults: { [entry.name]: fault } })
    const result = settle(send(entry))
    for (let second = 0; second < 40 && !(await isSettled(result)); second++)
      await vi.advanceTimersByTimeAsync(1000)
    expect.soft(await result, entry.name).toBe(expectedResult(entry, fault))
  }
})

/** Calls an endpoint. The body may be anything: the fault comes before it is read. */
async function send(entry: EndpointEntry): Promise<unknown> {
  const call = entry.call as (argument: unknown) => unknown
  if (entry.body === 'form') return call(new Blob(['x']))
  return call(entry.body === null ? exampleOf(entry) : {})
}

function settle(call: Promise<unknown>): Promise<Result> {
  return call.then(
    () => 'answer' as const,
    (error: unknown) => {
      if (error instanceof ApiError) return error.kind
      throw error
    },
  )
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  // A mocked response takes several turns of the event loop.
  for (let turn = 0; turn < 20; turn++) {
    await new Promise(resolve => setImmediate(resolve))
    if ((await Promise.race([promise, Promise.resolve(pending)])) !== pending) return true
  }
  return false
}
