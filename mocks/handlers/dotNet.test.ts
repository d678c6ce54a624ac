import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { saveCurrentProfile } from '#api/profile.ts'
import { readCurrentProfile } from '#api/viewer.ts'
import { profileToSave } from '#domain/profile.ts'
import type { ScenarioId } from '#mocks/scenarios.ts'
import { configureMocks } from '#mocks/state.ts'
import { addressOf, as, ask, exampleOf, readFrom, statusOf } from './testing.ts'

test('the app reads the same from an old .NET server as from any other', async () => {
  const texts: string[] = []
  for (const persona of ['student', 'teacher', 'teacherNew'] as const) {
    as(persona)
    for (const endpoint of endpoints) {
      const { name, response: schema, isChange } = endpoint
      if (isChange || schema === null || schema === 'file') continue
      const readIn = async (scenario: ScenarioId) => {
        configureMocks({ scenario })
        const text = await (await ask(addressOf(endpoint, exampleOf(endpoint)))).text()
        if (scenario === 'legacyWire') texts.push(text)
        return text.startsWith('Programarea') ? text : read(schema, JSON.parse(text))
      }
      const usual = await readIn('full')
      expect.soft(await readIn('legacyWire'), `${name} of ${persona}`).toEqual(usual)
    }
  }
  expect(texts.join()).toContain('&#536;')
  expect(texts.join()).toContain('"0001-01-01T00:00:00"')
})

test('saving a profile sends unedited fields as they were received, and edits as they were typed', async () => {
  configureMocks({ persona: 'teacher', scenario: 'legacyWire' })
  const source: unknown = await (await ask('/api/users/GetCurrentProfile')).json()
  const body = profileToSave(source, { FirstName: 'Mișu & Co' })
  expect(body['Studies']).toContain('Bucure&#537;ti')
  expect(await statusOf(saveCurrentProfile, {}, body)).toBe(200)
  expect(await readFrom(readCurrentProfile)).toMatchObject({
    FirstName: 'Mișu & Co',
    Studies: 'Universitatea din București, Facultatea de Matematică și Informatică',
  })
})
