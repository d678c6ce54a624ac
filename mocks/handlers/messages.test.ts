import { beforeEach, expect, test } from 'vitest'
import { Message } from '#api/messages.ts'
import { paged } from '#api/schemas.ts'
import { personas } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { resetWorld } from '#mocks/world.ts'
import { ask, readAnswer, send } from './testing.ts'

const student = personas.student.profile?.UserCode ?? ''
const teacher = personas.teacher.profile?.UserCode ?? ''

beforeEach(() => {
  resetMocks()
  configureMocks({ latency: 0, persona: 'student' })
})

const conversation = (code: string, page = 1) =>
  readAnswer(`/api/messages/getmessagesbymentorcode/${code}/${page}`, paged(Message))

const write = (ToUserId: string, Body: string) => send('/api/messages/SaveNewMessage', { ToUserId, Body })

test('a conversation comes in pages of 100, the newest message first', async () => {
  const [first, second] = [await conversation(teacher), await conversation(teacher, 2)]
  expect(first.TotalRows).toBe(130)
  expect([first.Entities.length, second.Entities.length]).toEqual([100, 30])
  const times = [...first.Entities, ...second.Entities].map(message => message.Added?.getTime() ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('a message is there on the next read, for both sides', async () => {
  const before = await conversation(teacher)
  expect((await write(teacher, 'Prima')).status).toBe(200)
  expect((await write(teacher, 'A doua')).status).toBe(200)
  const after = await conversation(teacher)
  expect(after.TotalRows).toBe(before.TotalRows + 2)
  expect(after.Entities.slice(0, 2)).toMatchObject([
    { Body: 'A doua', isMy: true, SenderName: 'Ioana Dumitrescu' },
    { Body: 'Prima', isMy: true },
  ])
  configureMocks({ persona: 'teacher' })
  const seen = await conversation(student)
  expect(seen.Entities[0]).toMatchObject({ Body: 'A doua', isMy: false })
})

test('one can also write to somebody new', async () => {
  const unpaid = personas.teacherUnpaid.profile?.UserCode ?? ''
  configureMocks({ persona: 'teacherNew' })
  expect(await conversation(unpaid)).toEqual({ TotalRows: 0, Entities: [] })
  await write(unpaid, 'Bună!')
  expect((await conversation(unpaid)).Entities).toMatchObject([{ Body: 'Bună!', SenderName: '', isMy: true }])
})

test('a reset takes back what was sent, and nothing else does', async () => {
  await write(teacher, 'Bună!')
  configureMocks({ persona: 'visitor' })
  configureMocks({ persona: 'student', scenario: 'slow' })
  expect((await conversation(teacher)).TotalRows).toBe(131)
  resetWorld()
  expect((await conversation(teacher)).TotalRows).toBe(130)
})

test('visitors are told to log in, empty and lost messages are refused with a text', async () => {
  for (const body of ['', '   ']) {
    const refused = await write(teacher, body)
    expect([refused.status, await refused.text()]).toEqual([400, 'Mesajul nu poate fi gol.'])
  }
  expect((await write('nimeni', 'Bună!')).status).toBe(400)
  expect((await send('/api/messages/SaveNewMessage', { Body: 7 })).status).toBe(400)
  configureMocks({ persona: 'visitor' })
  expect((await write(teacher, 'Bună!')).status).toBe(401)
  expect((await ask(`/api/messages/getmessagesbymentorcode/${teacher}/1`)).status).toBe(401)
})
