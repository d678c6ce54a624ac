import { expect, test } from 'vitest'
import { getCategories, getCycles, getGroups, getMains } from '#api/categories.ts'
import { getMainsWithSubjects, getSubjectsOf } from '#api/categories.ts'
import { getExperience, getOccupations } from '#api/profile.ts'
import { readCurrentProfile } from '#api/viewer.ts'
import { getAds, getCities, getStats } from '#api/users.ts'
import { personas } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'
import { getWorld } from '#mocks/world.ts'
import { ask, readFrom } from './testing.ts'

test.each(['full', 'empty'] as const)('lists and ads come from the %s world', async scenario => {
  configureMocks({ scenario })
  const { seed } = getWorld()
  const subjects = seed.groups.flatMap(group => group.Categories)
  expect(await readFrom(getCategories)).toEqual(subjects)
  expect(await readFrom(getGroups)).toHaveLength(seed.groups.length)
  const mains = await readFrom(getMains)
  expect(mains.map(main => main.Name)).toEqual(seed.groups.map(group => group.Name))
  const [first] = await readFrom(getMainsWithSubjects)
  expect(await readFrom(getSubjectsOf, { id: first?.Id ?? 0 })).toEqual(first?.Categories)
  expect(await readFrom(getCycles)).toEqual(seed.cycles)
  expect(await readFrom(getExperience)).toEqual(seed.experience)
  expect(await readFrom(getOccupations)).toEqual(seed.occupations)
  expect(await readFrom(getCities)).toEqual(seed.cities)
  const page = await readFrom(getAds)
  expect([page.TotalRows, page.Entities.length]).toEqual([seed.ads.length, Math.min(10, seed.ads.length)])
  const stats = await readFrom(getStats)
  expect(stats.TotalTeacher).toBe(seed.people.filter(person => person.IsTeacher).length)
})

test.each(Object.values(personas).filter(persona => persona.profile))(
  'the current profile is that of the persona $id, in the full and in the empty world',
  async ({ id, profile }) => {
    for (const scenario of ['full', 'empty'] as const) {
      configureMocks({ persona: id, scenario })
      expect(await readFrom(readCurrentProfile)).toMatchObject({
        UserCode: profile?.UserCode,
        IsTeacher: profile?.IsTeacher,
        IsSubscriptionOk: id === 'teacher',
      })
    }
  },
)

test('responses look like those of the legacy server: ids as text, null for missing values, extra fields', async () => {
  const cities = await (await ask('/api/users/GetCities')).text()
  expect(cities).toMatch(/^\[\{"\$id":"1","Id":"1","Name":"București","County":"București","Modified":null\}/)

  const ads = await (await ask('/api/users/getusersdescription?page=90')).text()
  expect(ads).toContain('"TotalRows":960')
  expect(ads).not.toMatch(/PhoneNumber|Email|views|reviews/)
  // The ads of incomplete profiles are on later pages.
  const everything = await Promise.all(
    Array.from({ length: 10 }, async (_, page) =>
      (await ask(`/api/users/getusersdescription?page=${page + 27}`)).text(),
    ),
  )
  expect(everything.join('')).toMatch(/"(LastName|ProfileImageUrl|FirstName)":null/)
  expect(everything.join('')).toContain('"Cities":null')
})

test('a portrait is an SVG in the requested size, always the same for the same file name', async () => {
  const path = '/get-profile-image?fileName=portret-f-abc123.jpg&width=110&height=90'
  const response = await ask(path)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await response.text()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="110" height="90"/)
  expect(await (await ask(path)).text()).toBe(svg)
  expect(await (await ask(path.replace('abc123', 'abc124'))).text()).not.toBe(svg)
})
