import { expect, test } from 'vitest'
import { calls, clearCalls } from './calls.ts'
import { setFault } from './faults.ts'
import { ask } from './handlers/testing.ts'

test('each call is logged with its path, endpoint and status, which is 0 without a response; the log keeps the latest 200', async () => {
  await ask('/api/users/getusersdescription?page=2')
  await ask('/api/messages/listofmentors')
  setFault('getStats', 'timeout')
  const aborted = ask('/api/users/GetStats', { signal: AbortSignal.timeout(5) })
  expect((await aborted).type).toBe('error')
  expect(calls.getState()).toMatchObject([
    { method: 'GET', path: '/api/users/getusersdescription?page=2', status: 200, endpoint: 'getAds' },
    { path: '/api/messages/listofmentors', status: 401, endpoint: 'getMentors' },
    { path: '/api/users/GetStats', status: 0, endpoint: 'getStats' },
  ])
  for (let count = 0; count < 200; count++) await ask('/api/cycle/getall')
  expect(calls.getState()).toHaveLength(200)
  expect(new Set(calls.getState().map(({ id }) => id)).size).toBe(200)
  clearCalls()
  expect(calls.getState()).toEqual([])
})
