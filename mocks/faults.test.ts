import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { formatFaults, parseFaults } from './faultKinds.ts'
import { clearFaults, getFaults, setFault } from './faults.ts'
import { ask } from './handlers/testing.ts'

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
