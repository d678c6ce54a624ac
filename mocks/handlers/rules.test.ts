import { expect, test } from 'vitest'
import { cancelAppointment, getActiveAppointments, savePayments } from '#api/appointments.ts'
import { saveCurrentProfile } from '#api/profile.ts'
import { getRequests } from '#api/requests.ts'
import { book, getAds, getFreeHours, getSuggestedTeachers } from '#api/users.ts'
import { Profile, readCurrentProfile } from '#api/viewer.ts'
import { moveClock, setClock } from '#mocks/clock.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { getWorld } from '#mocks/world.ts'
import { as, ask, call, readFrom, statusOf, teacher, unpaid } from './testing.ts'

// Rules of the simulated server that no screen or journey shows.

async function viewer(): Promise<Profile> {
  const profile = await readFrom(readCurrentProfile)
  if (!profile || !('IsTeacher' in profile)) throw new Error('There is no viewer')
  return profile
}

test.each(['student', 'teacher'] as const)(
  'when the %s cancels a lesson, its hour is free again',
  async persona => {
    const hours = async () =>
      (await readFrom(getFreeHours, { userid: teacher, day: '2026-11-23' })).Entities.map(({ Time }) => Time)
    as('student')
    expect(await hours()).toEqual([14, 16, 17, 18, 19])
    await call(book, { teacherId: teacher, selectedDate: '2026-11-23', startTime: 16 })
    expect(await hours()).toEqual([14, 17, 18, 19])
    as(persona)
    const { Id } = getWorld().appointments.all().at(-1) ?? {}
    expect(await statusOf(cancelAppointment, { id: Id ?? 0 })).toBe(200)
    expect(await hours()).toEqual([14, 16, 17, 18, 19])
    expect(await statusOf(cancelAppointment, { id: Id ?? 0 })).toBe(409)
  },
)

test('the room of a paid lesson opens ten minutes before its start and closes at its end', async () => {
  as('teacher')
  const canJoin = async () =>
    (await readFrom(getActiveAppointments, { page: 1 })).Entities.find(({ Id }) => Id === lessonIds.later)
      ?.CanJoin
  for (const [time, isOpen] of [
    ['13:49', false],
    ['13:50', true],
    ['14:59', true],
    ['15:00', undefined],
  ] as const) {
    setClock(`2026-11-20T${time}:00`)
    expect.soft(await canJoin(), time).toBe(isOpen)
  }
})

test.each([
  [31, '2027-02-05T08:20:00Z'],
  [93, '2027-04-05T07:20:00Z'],
  [365, '2028-01-05T08:20:00Z'],
])('product %i extends the running subscription from its end', async (product, end) => {
  as('teacher')
  expect(await statusOf(savePayments, {}, [product])).toBe(200)
  expect((await viewer()).SubscriptionEndDate).toEqual(new Date(end))
})

test('the server gets the whole profile, and saves only the fields that the form edits', async () => {
  as('teacher')
  const raw = (await (await ask('/api/users/GetCurrentProfile')).json()) as object
  const patch = { FirstName: 'Mihail', Studies: null, Dob: '1980-05-17T00:00:00.000Z' }
  const forged = {
    Email: 'x@example.com',
    IsTeacher: false,
    Rating: 100,
    SubscriptionEndDate: null,
    Cities: [],
  }
  const before = await viewer()
  expect(await statusOf(saveCurrentProfile, {}, { ...raw, ...patch, ...forged })).toBe(200)
  const edits = { FirstName: 'Mihail', Studies: undefined, Dob: new Date('1980-05-16T21:00:00Z') }
  expect(await viewer()).toEqual({ ...before, ...edits })
})

test('an uploaded picture is served unchanged, under a new name each time', async () => {
  as('student')
  const upload = async (content: string) => {
    const body = new FormData()
    const bytes = Uint8Array.from(content, letter => letter.charCodeAt(0))
    body.set('profileimage', new Blob([bytes]), 'profile.png')
    expect((await ask('/api/users/saveprofileimage', { method: 'POST', body })).status).toBe(200)
    const { ProfileImageUrl } = await viewer()
    const response = await ask(`/get-profile-image?fileName=${ProfileImageUrl}`)
    expect((await response.arrayBuffer()).byteLength).toBe(content.length)
    return ProfileImageUrl
  }
  expect(await upload('\x89PNG\r\n\x1a\n1')).not.toBe(await upload('\x89PNG\r\n\x1a\n22'))
})

test('the filters of requests ignore case and diacritics, and leave out ended requests', async () => {
  const found = async (query: object) =>
    (await readFrom(getRequests, { page: 1, ...query })).Entities.map(({ City, IsOnline, Category }) => [
      Category?.Name,
      IsOnline ? 'Online' : City?.Name,
    ])
  const inCluj = await found({ city: 'CLUJ-nap', subject: 'matematica' })
  expect(new Set(inCluj.map(String))).toEqual(new Set(['Matematica,Cluj-Napoca']))
  expect(new Set((await found({ city: 'online' })).map(([, city]) => city))).toEqual(new Set(['Online']))
  const open = (await readFrom(getRequests, { page: 1 })).TotalRows
  moveClock(365 * 24 * 60)
  expect([open > 0, (await readFrom(getRequests, { page: 1 })).TotalRows]).toEqual([true, 0])
})

test('each filter and order of the tutor list applies, and a page beyond the end has only the total', async () => {
  const { people, ads } = getWorld()
  const all = new Map(
    ads.all().flatMap(ad => {
      const tutor = people.get(ad.teacher)
      return tutor ? [[ad.Code, { ad, tutor }]] : []
    }),
  )
  const rowsOf = async (query: object) =>
    (await readFrom(getAds, { page: 1, ...query })).Entities.flatMap(({ Code }) => all.get(Code) ?? [])
  type Row = Awaited<ReturnType<typeof rowsOf>>[number]
  const filters: [object, (row: Row) => boolean | undefined][] = [
    [{ categoryid: 2 }, ({ ad }) => ad.Category.Id === 2],
    [{ cycleid: 6 }, ({ ad }) => ad.Cycles.some(({ Id }) => Id === 6)],
    [{ cityid: 3 }, ({ tutor }) => tutor.Cities.some(({ Id }) => Id === 3)],
    [{ cityid: -1 }, ({ tutor }) => tutor.AlsoOnline],
    [{ order: 0 }, ({ tutor }) => Boolean(tutor.SubscriptionEndDate)],
  ]
  for (const [query, fits] of filters) {
    const rows = await rowsOf(query)
    expect.soft([rows.length, rows.every(fits)], JSON.stringify(query)).toEqual([10, true])
  }
  const orders: ((row: Row) => number)[] = [
    ({ ad }) => ad.views,
    ({ tutor }) => tutor.reviews,
    ({ ad }) => Date.parse(ad.Added ?? ''),
  ]
  for (const [index, keyOf] of orders.entries()) {
    const keys = (await rowsOf({ order: index + 1 })).map(keyOf)
    const sorted = Array.from(all.values(), keyOf).toSorted((a, b) => b - a)
    expect.soft(keys, `order ${index + 1}`).toEqual(sorted.slice(0, 10))
  }
  expect(await readFrom(getAds, { page: 97 })).toEqual({ TotalRows: 960, Entities: [] })
  expect(await rowsOf({ page: 0 })).toEqual(await rowsOf({}))
})

test('suggests no other tutors on the page of a subscriber, and some on that of any other tutor', async () => {
  const suggested = async (userid: string) =>
    (await readFrom(getSuggestedTeachers, { userid, categoryid: 1, cityid: 0 })).Entities
  expect(await suggested(teacher)).toEqual([])
  expect(await suggested(unpaid)).toHaveLength(6)
})
