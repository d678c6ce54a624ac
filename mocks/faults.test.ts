import { expect, test } from 'vitest'
import { faultKinds, formatFaults, parseFaults } from './faultKinds.ts'
import { clearFaults, getFaults, setFault } from './faults.ts'
import { ask } from './handlers/testing.ts'
import { configureMocks } from './state.ts'
import { getWorld } from './world.ts'

const answerOf = async (path: string) => {
  const response = await ask(path)
  return [response.type === 'error' ? 0 : response.status, await response.text()] as const
}

test('a fault affects only its endpoint, until it is replaced or removed', async () => {
  const ads = '/api/users/getusersdescription'
  setFault('getAds', '500')
  setFault('getCities', 'html')
  expect((await answerOf(ads))[0]).toBe(500)
  expect(await answerOf('/api/users/GetCities')).toEqual([200, expect.stringContaining('<!DOCTYPE html>')])
  expect((await answerOf('/api/users/GetStats'))[0]).toBe(200)
  setFault('getAds', 'malformed')
  const [status, text] = await answerOf(ads)
  expect(status).toBe(200)
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  setFault('getAds', 'empty')
  expect(await answerOf(ads)).toEqual([200, ''])
  setFault('getAds', null)
  expect((await answerOf(ads))[1]).toContain('TotalRows')
  expect(getFaults()).toEqual({ getCities: 'html' })
  clearFaults()
  expect((await answerOf('/api/users/GetCities'))[1]).toMatch(/^\[/)
})

test('pictures and the current profile can have faults too, and a booking with a fault changes no data', async () => {
  configureMocks({
    persona: 'student',
    faults: { profileImage: '404', readCurrentProfile: '401', book: '500' },
  })
  expect((await answerOf('/get-profile-image?fileName=a.jpg'))[0]).toBe(404)
  expect((await answerOf('/api/users/GetCurrentProfile'))[0]).toBe(401)
  const query = 'teacherId=m4t7k2&selectedDate=2026-11-23&startTime=16'
  expect((await ask(`/api/users/saveappoitment?${query}`, { method: 'POST' })).status).toBe(500)
  expect(getWorld().appointments.all()).toBe(getWorld().seed.appointments)
})

test('parseFaults reads back what formatFaults writes, in any case, and ignores unknown names', () => {
  for (const fault of Object.keys(faultKinds))
    expect(parseFaults(`getAds:${fault}`)).toEqual({ getAds: fault })
  expect(parseFaults('getAds:500,getCities:html')).toEqual({ getAds: '500', getCities: 'html' })
  expect(parseFaults(formatFaults({ getAds: 'timeout', savePayments: 'shape' }))).toEqual({
    getAds: 'timeout',
    savePayments: 'shape',
  })
  expect(parseFaults(' GETADS : HTML ,')).toEqual({ getAds: 'html' })
  for (const text of [
    '',
    ',',
    'getAds',
    'getAds:',
    'getAds:418',
    ':500',
    'nothing:500',
    'toString:500',
    'getAds:toString',
  ])
    expect(parseFaults(text)).toEqual({})
})
