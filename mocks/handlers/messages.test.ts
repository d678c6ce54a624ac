import { beforeEach, expect, test } from 'vitest'
import { getConversation, getConversationById, getMentors, getPartners, sendMessage } from '#api/messages.ts'
import { moveClock } from '#mocks/clock.ts'
import { configureMocks } from '#mocks/state.ts'
import { resetWorld } from '#mocks/world.ts'
import { as, call, readFrom, statusOf, student, teacher, unpaid } from './testing.ts'

beforeEach(() => as('student'))

const conversation = (code: string, page = 1) => readFrom(getConversation, { code, page })
const write = (ToUserId: string, Body: string) => call(sendMessage, {}, { ToUserId, Body })

test('a conversation comes in pages of 100, the newest message first', async () => {
  const [first, second] = [await conversation(teacher), await conversation(teacher, 2)]
  expect(first.TotalRows).toBe(130)
  expect([first.Entities.length, second.Entities.length]).toEqual([100, 30])
  const times = [...first.Entities, ...second.Entities].map(message => message.Added?.getTime() ?? 0)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  // The `teacher` persona is the second account.
  expect(await readFrom(getConversationById, { id: 2, page: 2 })).toEqual(second)
})

test("two users exchange messages, which carry the time of the world's clock", async () => {
  const before = await conversation(teacher)
  expect(await write(teacher, 'Prima')).toEqual([200, ''])
  expect(await write(teacher, 'A doua')).toEqual([200, ''])
  as('teacher')
  expect((await readFrom(getPartners))[0]).toMatchObject({ Code: student, NrOfMessage: 132, isRead: false })
  const seen = await conversation(student)
  expect(seen.Entities[0]).toMatchObject({ Body: 'A doua', isMy: false, SenderName: 'Ioana Dumitrescu' })
  expect((await readFrom(getPartners))[0]).toMatchObject({ Code: student, isRead: true })
  moveClock(90)
  await write(student, 'Am înțeles')
  as('student')
  const after = await conversation(teacher)
  expect(after.TotalRows).toBe(before.TotalRows + 3)
  expect(after.Entities.slice(0, 3)).toMatchObject([
    { Body: 'Am înțeles', isMy: false, Added: new Date('2026-11-20T08:30:00Z') },
    { Body: 'A doua', isMy: true, Added: new Date('2026-11-20T07:00:00Z') },
    { Body: 'Prima', isMy: true },
  ])
})

test('a message to a person without a conversation adds that person to the partners', async () => {
  const code = 'p-long-description'
  expect(await conversation(code)).toEqual({ TotalRows: 0, Entities: [] })
  await write(code, 'Bună!')
  expect((await conversation(code)).Entities).toMatchObject([{ Body: 'Bună!', isMy: true }])
  expect((await readFrom(getPartners))[0]).toMatchObject({ Code: code, NrOfMessage: 1 })
})

test('partners are the people with messages, with or without a name; mentors are the tutors of lessons', async () => {
  const partners = await readFrom(getPartners)
  expect(partners.map(partner => partner.Code)).toContain('p-html')
  expect(partners.find(partner => partner.Code === 'p-no-name')).toMatchObject({
    Name: undefined,
    isRead: false,
  })
  const mentors = await readFrom(getMentors)
  expect(mentors.map(mentor => mentor.Code)).toContain(teacher)
  expect(mentors.some(mentor => !partners.some(partner => partner.Code === mentor.Code))).toBe(true)
  as('teacher')
  expect(await readFrom(getMentors)).toEqual([])
  expect(await readFrom(getPartners)).not.toEqual([])
  as('teacherNew')
  expect(await readFrom(getPartners)).toEqual([])
})

test('a sent message survives a change of persona and scenario, but not a reset', async () => {
  await write(teacher, 'Bună!')
  as('visitor')
  configureMocks({ persona: 'student', scenario: 'slow' })
  expect((await conversation(teacher)).TotalRows).toBe(131)
  resetWorld()
  expect((await conversation(teacher)).TotalRows).toBe(130)
})

test('a visitor gets 401, and a message without a text or a valid recipient is refused with an error text', async () => {
  for (const body of ['', '   '])
    expect(await write(teacher, body)).toEqual([400, 'Mesajul nu poate fi gol.'])
  for (const code of ['nimeni', student])
    expect(await write(code, 'Bună!')).toEqual([400, 'Utilizatorul nu există.'])
  as('visitor')
  expect(await write(teacher, 'Bună!')).toEqual([401, ''])
  expect(await statusOf(getConversation, { code: teacher, page: 1 })).toBe(401)
})

test('a tutor without a subscription can read and receive messages, but not write', async () => {
  as('teacherUnpaid')
  expect((await conversation(student)).TotalRows).toBeGreaterThan(0)
  expect(await write(student, 'Bună!')).toEqual([403, 'Aveți nevoie de un abonament activ.'])
  as('student')
  expect((await write(unpaid, 'Bună!'))[0]).toBe(200)
})
