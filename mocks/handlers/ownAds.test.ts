import { beforeEach, expect, test } from 'vitest'
import { deleteAd, getAvailability, getOwnAds, saveAd, saveAvailability } from '#api/profile.ts'
import { saveCategories, saveCycles } from '#api/profile.ts'
import { countAdView, getAdByCode, getAds, getAdViews, getPhoneNumber } from '#api/users.ts'
import { getWorld } from '#mocks/world.ts'
import { as, call, readFrom, statusOf, teacher } from './testing.ts'

beforeEach(() => as('teacher'))

const ad = {
  Category: { Id: 3, Name: 'Chimie' },
  Duration: 90,
  Price: 0,
  Description: 'Chimie organică.',
  Cycles: [{ Id: 6, Name: 'Bacalaureat' }],
}

test('an ad is published, changed and deleted, and only by its owner', async () => {
  const before = await readFrom(getOwnAds)
  expect(await call(saveAd, {}, ad)).toEqual([200, ''])
  const made = (await readFrom(getOwnAds)).at(-1)
  expect(made).toMatchObject({
    ...ad,
    DurationName: '1 oră și 30 de minute',
    Added: new Date('2026-11-20T07:00:00Z'),
    Teacher: null,
  })
  const Code = made?.Code ?? ''
  expect((await readFrom(getAds, { order: 3, page: 1 })).Entities[0]?.Code).toBe(Code)
  expect(await statusOf(saveAd, {}, { ...ad, Code, Price: 120.5 })).toBe(200)
  expect(await readFrom(getAdByCode, { adid: Code })).toMatchObject({
    Price: 120.5,
    Teacher: { UserCode: teacher },
  })
  as('teacherUnpaid')
  expect(await statusOf(saveAd, {}, { ...ad, Code })).toBe(404)
  expect(await statusOf(deleteAd, {}, { ...ad, Code })).toBe(404)
  as('teacher')
  expect(await statusOf(deleteAd, {}, { ...ad, Code })).toBe(200)
  expect(await statusOf(deleteAd, {}, { ...ad, Code })).toBe(404)
  expect(await readFrom(getAdByCode, { adid: Code })).toBeNull()
  expect(await readFrom(getOwnAds)).toEqual(before)
})

test.each([
  [{ Category: { Id: 0, Name: '' } }, 'Selecteaza o materie!'],
  [{ Description: ' ' }, 'Adauga o descriere!'],
  [{ Cycles: [] }, 'Selecteaza cel putin 1 nivel!'],
  [{ Duration: 45 }, 'Durata nu este validă.'],
  [{ Price: -1 }, 'Prețul nu este valid.'],
])('an ad with %o is refused: %s', async (patch, text) => {
  expect(await call(saveAd, {}, { ...ad, ...patch })).toEqual([400, text])
})

test('a student has no ads and no weekly schedule, and gets 403 when saving either', async () => {
  as('student')
  expect(await readFrom(getOwnAds)).toEqual([])
  expect(await readFrom(getAvailability)).toEqual({ TotalRows: 0, Entities: [] })
  expect(await statusOf(saveAd, {}, ad)).toBe(403)
  for (const endpoint of [saveAvailability, saveCategories, saveCycles])
    expect(await statusOf(endpoint, {}, [])).toBe(403)
})

test('the views of an ad and the reveals of a phone number are counted', async () => {
  const views = await readFrom(getAdViews, { adCode: 'ae31oi' })
  await call(countAdView, { adCode: 'ae31oi' })
  expect(await readFrom(getAdViews, { adCode: 'ae31oi' })).toBe(views + 1)
  expect(await readFrom(getAdViews, { adCode: 'nimic' })).toBe(0)
  as('student')
  expect(await readFrom(getPhoneNumber, { userid: teacher })).toBe('0700 300 400')
  expect(await readFrom(getPhoneNumber, { userid: teacher })).toBe('0700 300 400')
  expect(getWorld().counts.get(`phone ${teacher}`)?.count).toBe(2)
  expect(await readFrom(getPhoneNumber, { userid: 'p-no-phone' })).toBeNull()
})
