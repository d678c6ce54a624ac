import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { getActiveAppointments, getOldAppointments } from '#api/appointments.ts'
import { getRatings } from '#api/ratings.ts'
import { getAdByCode, getAds } from '#api/users.ts'
import { readCurrentProfile } from '#api/viewer.ts'
import { calls } from '#mocks/calls.ts'
import { clockShift, moveClock, now } from '#mocks/clock.ts'
import { setFault } from '#mocks/faults.ts'
import { ask, call, readFrom, statusOf } from '#mocks/handlers/testing.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { recordings } from './all.ts'
import type { Recording } from './recording.ts'
import { resetPlayback } from './playback.ts'

// The sample: a student looks at a list and at a tutor, whose reviews fail once, and then at the lessons.

beforeEach(() => configureMocks({ persona: 'student', scenario: 'slow-evening' }))

const list = { categoryid: 1 }

async function firstAd() {
  const [ad] = (await readFrom(getAds, { ...list, page: 1 })).Entities
  if (!ad) throw new Error('The sample has no ads')
  return ad
}

test.each(Object.entries<Recording>(recordings))('every response of %s fits the contract', async (_, one) => {
  for (const { call: key, answer } of (await one.load()).calls) {
    const [name] = key.split('?')
    const schema = endpoints.find(endpoint => endpoint.name === name)?.response
    expect([key, schema]).not.toEqual([key, undefined])
    if (answer === undefined || !schema || schema === 'file') continue
    expect([key, read(schema, answer)]).toMatchObject([key, { mismatches: [] }])
  }
})

test('a read answers as recorded, also without the arguments that have their defaults', async () => {
  const { Code, Teacher } = await firstAd()
  expect(Code).toMatch(/^rec-/)
  expect(await readFrom(getAdByCode, { adid: Code })).toMatchObject({
    Code,
    Teacher: { FirstName: Teacher.FirstName },
  })
  const short = await ask('/API/users/getusersdescription?categoryid=1&page=1')
  expect(((await short.json()) as { Entities: { Code: string }[] }).Entities[0]?.Code).toBe(Code)
})

test('the world answers what was not recorded, and the log names the source of each response', async () => {
  await firstAd()
  const second = await readFrom(getAds, { ...list, page: 2 })
  expect(second.Entities[0]?.Code).not.toMatch(/^rec-/)
  expect(await statusOf(getOldAppointments, { page: 1 })).toBe(200)
  expect(calls.getState().map(({ isRecorded }) => isRecorded)).toEqual([true, false, false])
})

test('a failure and its successful retry are played in their order, again after a page load', async () => {
  const teacherid = (await firstAd()).Teacher.UserCode ?? ''
  const statuses = []
  while (statuses.length < 3) statuses.push(await statusOf(getRatings, { teacherid }))
  expect(statuses).toEqual([500, 200, 200])
  resetPlayback()
  expect(await call(getRatings, { teacherid })).toEqual([500, 'Eroare înregistrată.'])
})

test("the recording's persona gets the recorded data of the viewer, and the others get the world's", async () => {
  expect(await readFrom(readCurrentProfile)).toMatchObject({
    UserCode: expect.stringMatching(/^rec-/) as unknown,
  })
  expect((await readFrom(getActiveAppointments, { page: 1 })).Entities[0]?.Teacher?.Id).toMatch(/^rec-/)
  configureMocks({ persona: 'visitor' })
  expect(await readFrom(readCurrentProfile)).toBeNull()
  expect(await statusOf(getActiveAppointments, { page: 1 })).toBe(401)
  expect((await firstAd()).Code).toMatch(/^rec-/)
  configureMocks({ persona: 'teacher' })
  expect(await readFrom(readCurrentProfile)).toMatchObject({ UserCode: 'm4t7k2' })
  expect((await readFrom(getActiveAppointments, { page: 1 })).Entities[0]?.Teacher?.Id).toBe('m4t7k2')
})

test('a fault that the tester sets comes before the recording', async () => {
  setFault('getAds', '404')
  expect(await statusOf(getAds, { ...list, page: 1 })).toBe(404)
  expect(calls.getState()[0]?.isRecorded).toBe(false)
})

test('calls have the latency of the recording, unless the tester sets one', async () => {
  const time = async () => {
    const start = performance.now()
    await firstAd()
    return performance.now() - start
  }
  expect(await time()).toBeLessThan(800)
  configureMocks({ latency: undefined })
  expect(await time()).toBeGreaterThan(850)
})

test('the clock starts at the time of the recording, and belongs to this scenario alone, as all changes do, until a reset', async () => {
  expect([now(), clockShift()]).toEqual(['2026-11-23T19:30:00', 0])
  moveClock(90)
  expect([now(), clockShift()]).toEqual(['2026-11-23T21:00:00', 90])
  const response = await ask('/api/cycle/getall')
  expect(response.headers.get('Date')).toBe('Mon, 23 Nov 2026 19:00:00 GMT')
  configureMocks({ scenario: 'full' })
  expect(now()).toBe('2026-11-20T09:00:00')
  resetMocks()
  configureMocks({ scenario: 'slow-evening' })
  expect(now()).toBe('2026-11-23T19:30:00')
})
