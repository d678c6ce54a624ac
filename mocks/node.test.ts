import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getConversation, sendMessage } from '#api/messages.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import { getAds } from '#api/users.ts'
import { createServer } from './node.ts'
import { personas } from './personas.ts'
import { resetMocks } from './reset.ts'
import { configureMocks } from './state.ts'

// The functions of src/api, calling the mocked server through `fetch`.

const server = createServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  resetMocks()
  configureMocks({ latency: 0 })
})

const teacher = personas.teacher.profile?.UserCode ?? ''

test('the API client reads ads and the profile of the viewer, and a message it sends is in the conversation', async () => {
  const { TotalRows, Entities } = await getAds({ order: 3, page: 2 })
  expect([TotalRows, Entities.length]).toEqual([960, 10])
  expect(await getCurrentProfile()).toBeNull()
  configureMocks({ persona: 'student' })
  expect(await getCurrentProfile()).toMatchObject({ FirstName: 'Ioana', Cities: [{ Name: 'Cluj-Napoca' }] })
  await sendMessage({ ToUserId: teacher, Body: 'Bună ziua!' })
  const [newest] = (await getConversation({ code: teacher, page: 1 })).Entities
  const Added = new Date('2026-11-20T07:00:00Z')
  expect(newest).toMatchObject({ Body: 'Bună ziua!', isMy: true, Added })
})

test('the API client reports a missing session, a failing call and a lost network, each by its error kind', async () => {
  await expect(sendMessage({ ToUserId: teacher, Body: 'Bună!' })).rejects.toMatchObject({ kind: 'session' })
  configureMocks({ scenario: 'failing' })
  await expect(getAds({})).rejects.toMatchObject({ kind: 'status', status: 500 })
  expect((await getAds({})).TotalRows).toBe(960)
  configureMocks({ scenario: 'empty' })
  expect(await getAds({})).toEqual({ TotalRows: 0, Entities: [] })
  configureMocks({ scenario: 'offline' })
  await expect(sendMessage({ ToUserId: teacher, Body: 'Bună!' })).rejects.toMatchObject({ kind: 'network' })
})
