import { beforeEach, expect, test } from 'vitest'
import {
  getAvailability,
  saveAvailability,
  saveCategories,
  saveCity,
  saveCurrentProfile,
  saveCycles,
} from '#api/profile.ts'
import { readCurrentProfile } from '#api/viewer.ts'
import { getAdByCode, getFreeHours } from '#api/users.ts'
import { as, ask, call, readFrom, statusOf, teacher } from './testing.ts'

beforeEach(() => as('teacher'))

const profile = () => readFrom(readCurrentProfile)

/** Saves the profile as the client does: the raw response with some fields changed. */
async function save(patch: Record<string, unknown>) {
  const raw = (await (await ask('/api/users/GetCurrentProfile')).json()) as Record<string, unknown>
  return call(saveCurrentProfile, {}, { ...raw, ...patch })
}

test('of a whole profile the server saves only the fields that the form edits', async () => {
  const patch = { FirstName: 'Mihail', Studies: null, Dob: '1980-05-17T00:00:00.000Z' }
  const forged = { Email: 'altul@example.com', IsTeacher: false, Rating: 100, SubscriptionEndDate: null }
  expect(await save({ ...patch, ...forged, Experience: { Id: '2', Name: 'Sub 1 an' } })).toEqual([200, ''])
  expect(await profile()).toMatchObject({
    FirstName: 'Mihail',
    LastName: 'Ionescu',
    Studies: undefined,
    Email: 'mihai.ionescu@example.com',
    Experience: { Id: 2 },
    Dob: new Date('1980-05-16T21:00:00Z'),
    IsTeacher: true,
    IsSubscriptionOk: true,
    Rating: 95,
    Cities: [{ Name: 'București' }, { Name: 'Voluntari' }],
  })
  expect(await readFrom(getAdByCode, { adid: 'ae31oi' })).toMatchObject({ Teacher: { FirstName: 'Mihail' } })
  expect((await save({ UserCode: 's3d8q1' }))[0]).toBe(400)
  expect((await save({ Experience: { Id: '77', Name: '?' } }))[0]).toBe(400)
})

test('an empty profile can be filled in section by section', async () => {
  as('teacherNew')
  expect((await save({ Studies: 'Facultatea de Litere' }))[0]).toBe(200)
  expect((await save({ FirstName: 'Ana' }))[0]).toBe(200)
  expect(await profile()).toMatchObject({
    FirstName: 'Ana',
    Studies: 'Facultatea de Litere',
  })
})

test('saved subjects, levels and places are in the next response, and unknown ids are refused', async () => {
  expect(await statusOf(saveCategories, {}, [{ Id: 2, Name: 'alt nume' }])).toBe(200)
  expect(await statusOf(saveCycles, {}, [])).toBe(200)
  const place = { cityid1: 3, atTeacher: false, atStudent: true, isOnline: false }
  expect(await statusOf(saveCity, {}, place)).toBe(200)
  expect(await profile()).toMatchObject({
    Categories: [{ Id: 2, Name: 'Fizică' }],
    Cycles: [],
    Cities: [{ Id: 3, Name: 'Iași', County: 'Iași' }],
    AtTeacher: false,
    AtStudent: true,
    AlsoOnline: false,
  })
  expect(await call(saveCity, {}, { ...place, cityid1: 0 })).toEqual([
    400,
    'Te rog alege un oras sau meditatii online',
  ])
  expect(await statusOf(saveCity, {}, { ...place, cityid1: 0, isOnline: true })).toBe(200)
  expect(await statusOf(saveCity, {}, { ...place, cityid1: 99_999 })).toBe(400)
  expect(await statusOf(saveCategories, {}, [{ Id: 999, Name: '' }])).toBe(400)
  expect(await statusOf(saveCycles, {}, [{ Id: 999, Name: '' }])).toBe(400)
})

test('a saved weekly schedule defines the free hours, without duplicates, and invalid hours are refused', async () => {
  expect((await readFrom(getAvailability)).TotalRows).toBe(36)
  const week = [
    { Day: 7, Time: 10 },
    { Day: 7, Time: 10 },
    { Day: 7, Time: 9 },
  ]
  expect(await statusOf(saveAvailability, {}, week)).toBe(200)
  expect((await readFrom(getAvailability)).TotalRows).toBe(2)
  const sunday = await readFrom(getFreeHours, { userid: teacher, day: '2026-11-22' })
  expect(sunday.Entities).toEqual([
    { Day: 7, Time: 9 },
    { Day: 7, Time: 10 },
  ])
  for (const slot of [
    { Day: 0, Time: 9 },
    { Day: 8, Time: 9 },
    { Day: 1, Time: 24 },
    { Day: 1, Time: 9.5 },
  ])
    expect(await statusOf(saveAvailability, {}, [slot])).toBe(400)
})
