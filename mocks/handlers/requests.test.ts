import { expect, test } from 'vitest'
import { getConversation, getPartners, replyToRequest } from '#api/messages.ts'
import { getRequest, getRequests, saveRequest } from '#api/requests.ts'
import { setClock } from '#mocks/clock.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { getWorld } from '#mocks/world.ts'
import { as, call, readFrom, statusOf, student, teacher } from './testing.ts'

const wanted = {
  CategoryId: categories.find(category => category.Name === 'Fizică')?.Id ?? 0,
  IsOnline: false,
  CityId: 3,
  Description: 'Caut un profesor.',
  CycleId: 6,
  Duration: 14,
}

async function list(query: { city?: string; subject?: string } = {}) {
  const { TotalRows } = await readFrom(getRequests, { ...query, page: 1 })
  const pages = Array.from({ length: Math.ceil(TotalRows / 10) }, (_, index) =>
    readFrom(getRequests, { ...query, page: index + 1 }),
  )
  const found = (await Promise.all(pages)).flatMap(page => page.Entities)
  expect(found).toHaveLength(TotalRows)
  return found
}

test('a request is posted, listed and answered, and is closed at its end date', async () => {
  as('student')
  const [status, text] = await call(saveRequest, {}, wanted)
  const code = JSON.parse(text) as string
  expect([status, typeof code]).toEqual([200, 'string'])
  expect((await list())[0]).toMatchObject({
    RequestCode: code,
    Category: { Name: 'Fizică' },
    City: { Name: 'Iași' },
    Cycle: { Name: 'Bacalaureat' },
    Learner: { FirstName: 'Ioana', UserCode: student },
    StartDate: new Date('2026-11-20T07:00:00Z'),
    EndDate: new Date('2026-12-04T07:00:00Z'),
  })

  as('teacher')
  expect(await call(replyToRequest, {}, { requestId: code, message: 'Vă pot ajuta.' })).toEqual([200, ''])
  as('student')
  expect((await readFrom(getPartners))[0]).toMatchObject({ Code: teacher, NrOfMessage: 131, isRead: false })
  const { Entities } = await readFrom(getConversation, { code: teacher, page: 1 })
  expect(Entities[0]).toMatchObject({ Body: 'Vă pot ajuta.', isMy: false })
  expect((await readFrom(getPartners))[0]).toMatchObject({ Code: teacher, isRead: true })

  setClock('2026-12-04T09:00:00')
  expect((await list()).map(request => request.RequestCode)).not.toContain(code)
  expect(await readFrom(getRequest, { id: code })).toMatchObject({ RequestCode: code })
  as('teacher')
  expect(await statusOf(replyToRequest, {}, { requestId: code, message: 'Încă?' })).toBe(409)
})

test('the list has the open requests, newest first, and its text filters ignore case and diacritics', async () => {
  const all = await list()
  const times = all.map(request => request.StartDate?.getTime() ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(all.map(request => request.RequestCode)).not.toContain('c-ended')
  const names = (requests: typeof all) => new Set(requests.map(request => request.Category?.Name))
  const maths = names(await list({ subject: 'MATEMATICA' }))
  expect([...maths].every(name => name?.startsWith('Matematic'))).toBe(true)
  expect(maths.has('Matematica')).toBe(true)
  const languages = await list({ subject: ' limba ' })
  expect(languages.length).toBeGreaterThan(0)
  for (const name of names(languages)) expect(name).toMatch(/^Limba/)
  const cluj = await list({ city: 'cluj-nap', subject: 'matem' })
  expect(new Set(cluj.map(request => request.City?.Name))).toEqual(new Set(['Cluj-Napoca']))
  expect((await list({ city: 'online' })).every(request => request.IsOnline)).toBe(true)
  expect(await list({ subject: 'alchimie' })).toEqual([])
})

test.each([
  [{ CategoryId: 0, Description: '' }, 'Alege o materie'],
  [{ CityId: 0, Description: '' }, 'Alege un oras'],
  [{ Description: '  ', Duration: 5 }, 'Te rog introdu ce anume cauți ?'],
  [{ Duration: 5, CycleId: 0 }, 'Alege durata solicitarii'],
  [{ CycleId: 99 }, 'Alege categoria de varsta'],
])('a request with %o is refused: %s', async (patch, text) => {
  as('student')
  expect(await call(saveRequest, {}, { ...wanted, ...patch })).toEqual([400, text])
})

test('an online request needs no city, and an unknown code is answered with null', async () => {
  as('teacherNew')
  const [, text] = await call(saveRequest, {}, { ...wanted, IsOnline: true, CityId: 0 })
  expect(await readFrom(getRequest, { id: JSON.parse(text) as string })).toMatchObject({
    City: null,
    IsOnline: true,
  })
  expect(await readFrom(getRequest, { id: 'nimic' })).toBeNull()
})

test('only a user with a subscription can answer an open request, and never their own', async () => {
  const reply = (requestId = 'c-online', message = 'Bună ziua!') =>
    statusOf(replyToRequest, {}, { requestId, message })
  for (const persona of ['student', 'teacherUnpaid', 'teacherNew'] as const) {
    as(persona)
    expect([persona, await reply()]).toEqual([persona, 403])
  }
  expect(getWorld().messages.all()).toBe(getWorld().seed.messages)
  as('student')
  expect(await reply('c-own')).toBe(400)
  as('teacher')
  expect([await reply('c-online', ' '), await reply('nimic'), await reply('c-ended')]).toEqual([
    400, 400, 409,
  ])
  expect(await reply()).toBe(200)
})
