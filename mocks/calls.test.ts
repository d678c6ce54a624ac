import { expect, test, vi } from 'vitest'
import { clearCalls, getCalls, logCall, subscribeToCalls } from './calls.ts'
import { setFault } from './faults.ts'
import { ask } from './handlers/testing.ts'

test('each call is logged with its path, endpoint and status, which is 0 without a response', async () => {
  await ask('/api/users/getusersdescription?page=2')
  await ask('/api/messages/listofmentors')
  setFault('getCities', 'offline')
  await ask('/api/users/GetCities')
  setFault('getStats', 'timeout')
  const controller = new AbortController()
  const aborted = ask('/api/users/GetStats', { signal: controller.signal })
  setTimeout(() => controller.abort(), 5)
  expect((await aborted).type).toBe('error')
  expect(getCalls()).toMatchObject([
    { method: 'GET', path: '/api/users/getusersdescription?page=2', status: 200, endpoint: 'getAds' },
    { path: '/api/messages/listofmentors', status: 401, endpoint: 'getMentors' },
    { path: '/api/users/GetCities', status: 0, endpoint: 'getCities' },
    { path: '/api/users/GetStats', status: 0, endpoint: 'getStats' },
  ])
  for (const { milliseconds } of getCalls()) expect(milliseconds).toBeGreaterThanOrEqual(0)
})

test('the log keeps the latest 200 calls, is the same list until it changes, and notifies its subscribers', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToCalls(listener)
  const call = { method: 'GET', path: '/', status: 200, milliseconds: 1, endpoint: '', isRecorded: false }
  for (let count = 0; count < 250; count++) logCall(call)
  expect(listener).toHaveBeenCalledTimes(250)
  const calls = getCalls()
  expect(calls).toHaveLength(200)
  expect((calls.at(-1)?.id ?? 0) - (calls[0]?.id ?? 0)).toBe(199)
  expect(getCalls()).toBe(calls)
  clearCalls()
  expect(getCalls()).toEqual([])
  stop()
  logCall(call)
  expect(listener).toHaveBeenCalledTimes(251)
})
