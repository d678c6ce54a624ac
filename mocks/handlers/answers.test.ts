import { beforeEach, expect, test } from 'vitest'
import { CategoryGroup } from '#api/categories.ts'
import { Message } from '#api/messages.ts'
import { CurrentProfile } from '#api/profile.ts'
import { list, Named, paged } from '#api/schemas.ts'
import { Ad, City, Stats } from '#api/users.ts'
import { personas } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { getWorld } from '#mocks/world.ts'
import { ask, readAnswer, send } from './testing.ts'

beforeEach(() => {
  resetMocks()
  configureMocks({ latency: 0 })
})

test.each(['full', 'empty', 'big'] as const)(
  'every answer of the %s world fits what the client reads',
  async scenario => {
    configureMocks({ scenario })
    const { seed } = getWorld()
    const subjects = seed.groups.flatMap(group => group.Categories)
    expect(await readAnswer('/api/categories/getall', list(Named))).toEqual(subjects)
    expect(await readAnswer('/api/categories/getallgroupped', list(CategoryGroup))).toHaveLength(
      seed.groups.length,
    )
    const mains = await readAnswer('/api/categories/getmains', list(Named))
    expect(mains.map(main => main.Name)).toEqual(seed.groups.map(group => group.Name))
    expect(await readAnswer('/api/cycle/getall', list(Named))).toEqual(seed.cycles)
    expect(await readAnswer('/api/users/GetCities', list(City))).toEqual(seed.cities)
    const page = await readAnswer('/api/users/getusersdescription', paged(Ad))
    expect(page.TotalRows).toBe(seed.ads.length)
    expect(page.Entities).toHaveLength(Math.min(10, seed.ads.length))
    const stats = await readAnswer('/api/users/GetStats', Stats)
    expect(stats.TotalTeacher).toBe(seed.people.filter(person => person.IsTeacher).length)
    configureMocks({ persona: 'student' })
    await readAnswer('/api/messages/getmessagesbymentorcode/m4t7k2/1', paged(Message))
  },
)

test.each(Object.values(personas).filter(persona => persona.profile))(
  '$id is who is looking, in every world',
  async ({ id, profile }) => {
    for (const scenario of ['full', 'empty', 'big'] as const) {
      configureMocks({ persona: id, scenario })
      const viewer = await readAnswer('/api/users/GetCurrentProfile', CurrentProfile)
      expect(viewer).toMatchObject({ UserCode: profile?.UserCode, IsTeacher: profile?.IsTeacher })
    }
  },
)

test('a visitor is nobody', async () => {
  const response = await ask('/api/users/GetCurrentProfile')
  expect(await response.text()).toBe('null')
})

test('answers look like the legacy server: ids as text, nulls, fields nobody asked for', async () => {
  const cities = await (await ask('/api/users/GetCities')).text()
  expect(cities).toMatch(/^\[\{"\$id":"1","Id":"1","Name":"București","County":"București","Modified":null\}/)

  const ads = await (await ask('/api/users/getusersdescription?page=1')).text()
  expect(ads).toContain('"TotalRows":960')
  expect(ads).toMatch(/"(LastName|ProfileImageUrl|FirstName)":null/)
  expect(ads).not.toMatch(/PhoneNumber|Email|views|reviews/)
  const everything = await Promise.all(
    Array.from({ length: 10 }, async (_, page) =>
      (await ask(`/api/users/getusersdescription?page=${page + 1}`)).text(),
    ),
  )
  expect(everything.join('')).toContain('"Cities":null')
})

test('a change is answered by nothing at all', async () => {
  configureMocks({ persona: 'student' })
  const response = await send('/api/messages/SaveNewMessage', { ToUserId: 'm4t7k2', Body: 'Bună ziua!' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('portraits are drawn, the same for the same name and in the size asked for', async () => {
  const path = '/get-profile-image?fileName=portret-f-abc123.jpg&width=110&height=90'
  const response = await ask(path)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await response.text()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="110" height="90"/)
  expect(await (await ask(path)).text()).toBe(svg)
  expect(await (await ask(path.replace('abc123', 'abc124'))).text()).not.toBe(svg)
})
