import { expect, test, vi } from 'vitest'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { ask, send } from './testing.ts'

const cities = '/api/users/GetCities'
const status = async (path: string) => (await ask(path)).status

test('scenario failing: each first call fails, and after a repeated call every read succeeds for 2 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  configureMocks({ scenario: 'failing', persona: 'student' })
  const page = (number: number) => status(`/api/users/getusersdescription?page=${number}`)
  expect([await status(cities), await page(1), await page(2)]).toEqual([500, 500, 500])
  expect([await status(cities), await page(1), await page(3)]).toEqual([200, 200, 200])
  vi.setSystemTime(Date.now() + 2000)
  expect([await page(4), await page(3), await page(5)]).toEqual([500, 200, 200])

  const message = { ToUserId: 'm4t7k2', Body: 'Bună!' }
  const sent = async () => (await send('/api/messages/SaveNewMessage', message)).status
  expect([await sent(), await sent()]).toEqual([500, 200])
})

test('scenario failing: the current profile and pictures are exempt, and a reset starts it again', async () => {
  configureMocks({ scenario: 'failing' })
  expect(await status('/api/users/GetCurrentProfile')).toBe(200)
  expect(await status('/get-profile-image?fileName=a.jpg')).toBe(200)
  expect(await status(cities)).toBe(500)
  resetMocks()
  configureMocks({ scenario: 'failing' })
  expect(await status(cities)).toBe(500)
})

test('scenario offline: every call ends in a network error', async () => {
  configureMocks({ scenario: 'offline' })
  for (const path of [cities, '/api/users/GetCurrentProfile', '/get-profile-image?fileName=a.jpg'])
    expect((await ask(path)).type).toBe('error')
})

/** Returns the milliseconds until the response, measured with fake timers. */
async function timeOf(path: string): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const start = Date.now()
  const answered = ask(path).then(() => Date.now() - start)
  for (let waited = 0; waited < 2500; waited += 10) await vi.advanceTimersByTimeAsync(10)
  return answered
}

test('a response takes 150 to 300 ms, always the same for a URL, and 2 s in the slow scenario', async () => {
  configureMocks({ latency: undefined })
  const times = [await timeOf(cities), await timeOf('/api/cycle/getall'), await timeOf(cities)]
  expect(times[0]).toBe(times[2])
  expect(times[0]).not.toBe(times[1])
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(150)
    expect(time).toBeLessThanOrEqual(310)
  }
  configureMocks({ scenario: 'slow' })
  expect(await timeOf(cities)).toBe(2000)
})

test('with the latency "never" a call stays pending until it is aborted', async () => {
  configureMocks({ latency: 'never' })
  const controller = new AbortController()
  const outcome = ask(cities, { signal: controller.signal }).then(({ type }) =>
    type === 'error' ? 'aborted' : 'answered',
  )
  const pause = new Promise(resolve => setTimeout(resolve, 30, 'pending'))
  expect(await Promise.race([outcome, pause])).toBe('pending')
  controller.abort()
  expect(await outcome).toBe('aborted')
})
