import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError, connectClient } from '#api/client.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { type Fault, faultKinds } from '#mocks/faultKinds.ts'
import { createServer } from '#mocks/node.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { fieldOf } from '#scripts/contract/shape.ts'
import { contractCalls } from './contractCalls.ts'

const server = createServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  resetMocks()
})

/** How a call ends: with an answer, or with one kind of the client's error. */
type End = 'answer' | ApiError['kind']

/** What the contract makes of a fault. */
function endOf(entry: EndpointEntry, fault: Fault): End {
  // Who is looking: a session that is not there is an answer, "nobody".
  const isViewer = entry.name === 'readCurrentProfile'
  switch (fault) {
    case '500':
    case '404':
      return 'status'
    case '401':
    case 'html':
      return isViewer ? 'answer' : 'session'
    case 'timeout':
      return 'timeout'
    case 'offline':
      return 'network'
    case 'empty':
      return entry.answer === null || canBeNothing(entry) ? 'answer' : 'shape'
    case 'malformed':
    case 'shape':
      return entry.answer === null ? 'answer' : 'shape'
  }
}

function canBeNothing({ answer }: EndpointEntry): boolean {
  return answer !== null && answer !== 'file' && fieldOf(answer).isNullable
}

// The address of a picture is no call of the client.
const entries = endpoints.filter(({ name }) => name !== 'profileImage')
const faults = Object.keys(faultKinds) as Fault[]

test('the matrix is whole: 56 endpoints × 9 faults', () => {
  expect([entries.length, faults.length]).toEqual([56, 9])
})

describe.each(entries)('$name', entry => {
  const found = contractCalls.find(([request]) => isCallOf(entry, request))
  if (!found) throw new Error(`No call of ${entry.path}`)
  const [, call] = found

  test.each(faults)('%s', async fault => {
    connectClient({})
    // Repeated reads and the 30 seconds pass at once.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    configureMocks({ persona: 'student', latency: 0, faults: { [entry.name]: fault } })
    const end = settle(Promise.resolve(call()))
    for (let second = 0; second < 40 && !(await isSettled(end)); second++)
      await vi.advanceTimersByTimeAsync(1000)
    expect(await end).toBe(endOf(entry, fault))
  })
})

function settle(call: Promise<unknown>): Promise<End> {
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
  // Several turns of the loop: a mocked answer takes a few.
  for (let turn = 0; turn < 20; turn++) {
    await new Promise(resolve => setImmediate(resolve))
    if ((await Promise.race([promise, Promise.resolve(pending)])) !== pending) return true
  }
  return false
}

function isCallOf({ method, path }: EndpointEntry, request: string): boolean {
  const [sentMethod, address = ''] = request.split(' ')
  const pattern = path.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return sentMethod === method && new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '')
}
