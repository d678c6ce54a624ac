import { expect, test, vi } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { formatFaults, parseFaults } from './faultKinds.ts'
import { clearFaults, faultsOfLink, getFaults, setFault } from './faults.ts'
import { ask, send } from './handlers/testing.ts'
import { configureMocks } from './state.ts'

// test/faults.test.ts has each fault of each endpoint.

test('a fault affects only its endpoint, until it is replaced or removed', async () => {
  const statusOf = async (path: string) => (await ask(path)).status
  setFault('getAds', '500')
  setFault('profileImage', '404')
  expect(await statusOf('/api/users/getusersdescription')).toBe(500)
  expect(await statusOf('/get-profile-image?fileName=a.jpg')).toBe(404)
  expect(await statusOf('/api/users/GetStats')).toBe(200)
  setFault('getAds', '401')
  expect(await statusOf('/api/users/getusersdescription')).toBe(401)
  setFault('getAds', null)
  expect(await statusOf('/api/users/getusersdescription')).toBe(200)
  expect(getFaults()).toEqual({ profileImage: '404' })
  clearFaults()
  expect(await statusOf('/get-profile-image?fileName=a.jpg')).toBe(200)
})

test('a fault of one call is over after it, so that a retry succeeds', async () => {
  configureMocks({ faults: parseFaults('getStats:503x1,getCities:409') })
  const statusOf = async (path: string) => (await ask(path)).status
  expect([await statusOf('/api/users/GetStats'), await statusOf('/api/users/GetStats')]).toEqual([503, 200])
  expect(await statusOf('/api/users/GetCities')).toBe(409)
  expect(getFaults()).toEqual({ getCities: '409' })
})

test('a fault of one call stays in the link of a bug report, which shows it again', async () => {
  configureMocks({ faults: parseFaults('getStats:503x1') })
  await ask('/api/users/GetStats')
  expect(faultsOfLink()).toEqual({ getStats: '503x1' })
  clearFaults()
  expect(faultsOfLink()).toEqual({})
})

test('a slow call is answered after 5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  configureMocks({ faults: { getStats: 'slow' } })
  const answered = vi.fn<(status: number) => void>()
  void ask('/api/users/GetStats').then(({ status }) => answered(status))
  await vi.advanceTimersByTimeAsync(4900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(200))
})

test('a change whose answer is lost has been carried out', async () => {
  configureMocks({ persona: 'student', faults: { sendMessage: 'lostx1' } })
  const message = { ToUserId: 'm4t7k2', Body: 'Ajunge oricum.' }
  expect((await send('/api/messages/SaveNewMessage', message)).type).toBe('error')
  const conversation = await ask('/api/messages/getmessagesbymentorcode/m4t7k2/1')
  expect(await conversation.text()).toContain('Ajunge oricum.')
})

test('of a payment that arrives by half, the first half is paid', async () => {
  configureMocks({ persona: 'student', faults: { savePayments: 'halfx1' } })
  const pay = (ids: number[]) => send('/api/appoitments/savepayments', ids)
  expect((await pay([1002, 1009])).type).toBe('error')
  expect((await pay([1002])).status).toBe(409)
  expect((await pay([1009])).status).toBe(200)
})

test('with a rival, another student has just booked the hour, which is no longer free', async () => {
  configureMocks({ persona: 'student', faults: { book: 'rivalx1' } })
  const freeHours = async () => {
    const response = await ask('/api/users/getavailabilityforday?userid=m4t7k2&day=2026-11-23')
    const { Entities } = (await response.json()) as { Entities: { Time: number }[] }
    return Entities.map(({ Time }) => Time)
  }
  const [hour] = await freeHours()
  const query = `teacherId=m4t7k2&selectedDate=2026-11-23&startTime=${hour}`
  expect((await send(`/api/users/saveappoitment?${query}`, undefined)).status).toBe(409)
  expect(await freeHours()).not.toContain(hour)
})

test('parseFaults reads back what formatFaults writes, in any case, and ignores unknown names', () => {
  expectRows(parseFaults, [
    [
      formatFaults({ getAds: 'timeout', savePayments: 'shape' }),
      { getAds: 'timeout', savePayments: 'shape' },
    ],
    [' GETADS : HTML ,getCities:500', { getAds: 'html', getCities: '500' }],
    [',getAds,getAds:,getAds:418,:500,nothing:500,toString:500,getAds:toString', {}],
  ])
})
