import { expect, test } from 'vitest'
import { calls, clearCalls, logCall } from './calls.ts'
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
  expect(calls.getState()).toMatchObject([
    { method: 'GET', path: '/api/users/getusersdescription?page=2', status: 200, endpoint: 'getAds' },
    { path: '/api/messages/listofmentors', status: 401, endpoint: 'getMentors' },
    { path: '/api/users/GetCities', status: 0, endpoint: 'getCities' },
    { path: '/api/users/GetStats', status: 0, endpoint: 'getStats' },
  ])
  for (const { milliseconds } of calls.getState()) expect(milliseconds).toBeGreaterThanOrEqual(0)
})

test('the log keeps the latest 200 calls', () => {
  const call = { method: 'GET', path: '/', status: 200, milliseconds: 1, endpoint: '', isRecorded: false }
  for (let count = 0; count < 250; count++) logCall(call)
  const logged = calls.getState()
  expect(logged).toHaveLength(200)
  expect((logged.at(-1)?.id ?? 0) - (logged[0]?.id ?? 0)).toBe(199)
  clearCalls()
  expect(calls.getState()).toEqual([])
})
