import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { shown } from '#test/outcome.ts'
import { draftName } from '#stores/modal.ts'
import { contactText } from '#text/contact.ts'
import { send } from './send.ts'

const save = '*/api/messages/SaveNewMessage'
const reply = '*/api/messages/saveMessageForRequest'
const conversation = '*/api/messages/getmessagesbymentorcode/:code/:page'

const tutor = { code: 'm4t7k2', name: 'Mihai Ionescu' }
const learner = { code: undefined, name: 'Ioana', request: 'c-online' }

const server = startNodeBackend()

/** Answers a path with a status; returns the bodies that it receives. */
function answer(path: string, status: number): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null, { status })
    }),
  )
  return bodies
}

test('sends the text to the recipient, without the blanks around it', async () => {
  const bodies = answer(save, 200)
  expect(await send(tutor, ' Bună ziua \n')).toEqual({ status: 'succeeded' })
  expect(bodies).toEqual([{ ToUserId: 'm4t7k2', Body: 'Bună ziua' }])
})

test('sends a reply with the code of its request', async () => {
  const bodies = answer(reply, 204)
  expect(await send(learner, ' Vă pot ajuta. ')).toEqual({ status: 'succeeded' })
  expect(bodies).toEqual([{ requestId: 'c-online', message: 'Vă pot ajuta.' }])
})

test('the draft of a reply is separate from other messages to the same person', () => {
  expect(draftName(tutor)).toBe('m4t7k2')
  expect(draftName({ ...tutor, request: 'c-online' })).toBe('request:c-online')
})

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()

/** An own message, which by default the server has just received: the rows are made before the message is sent. */
const own = (Body: string, Added: string | null = ago(-60_000)) => ({ Body, isMy: true, Added })
const theirs = (Body: string) => ({ ...own(Body), isMy: false })

// A proxy's error leaves open whether the message was sent. submit.test.ts has the other such failures.
test.each<[string, object[], 'succeeded' | 'failed' | 'unknown']>([
  ['contains the message', [theirs('Și eu'), own('Bună ziua'), own('Salut')], 'succeeded'],
  ['is empty', [], 'failed'],
  ['has the same text only from the other party', [theirs('Bună ziua')], 'failed'],
  ['ends with another own message', [own('Salut')], 'failed'],
  ['contains the message before a newer own one', [own('Salut'), own('Bună ziua')], 'succeeded'],
  ['ends with the same text, but from long ago', [own('Bună ziua', '2024-03-01T10:00:00')], 'failed'],
  ['ends with the same text, but from a minute ago', [own('Bună ziua', ago(60_000))], 'unknown'],
  ['ends with the same text, at no known time', [own('Bună ziua', null)], 'unknown'],
])('after an error 504 a conversation that %s decides the outcome', async (_, Entities, status) => {
  const bodies = answer(save, 504)
  const reads: unknown[] = []
  server.use(
    http.get(conversation, ({ params }) => {
      reads.push(params)
      return HttpResponse.json({ TotalRows: Entities.length, Entities })
    }),
  )
  expect(await send(tutor, ' Bună ziua ')).toMatchObject({ status })
  expect(reads).toMatchObject([{ code: 'm4t7k2', page: '1' }])
  expect(bodies).toHaveLength(1)
})

test('after an error 504 the outcome is unknown when the conversation cannot be read, and the user is told so', async () => {
  answer(save, 504)
  server.use(http.get(conversation, () => new HttpResponse(null, { status: 500 })))
  expect(await shown(send(tutor, 'Bună ziua'), contactText.submission)).toEqual({
    status: 'unknown',
    title:
      'Nu știm dacă mesajul a ajuns. Textul este păstrat; verificați conversația înainte de a-l trimite din nou.',
  })
})

test('after an error 504 the outcome of a reply to a student without a code is unknown', async () => {
  // Reading a conversation would fail, because the server has no handler for it.
  answer(reply, 504)
  expect(await send(learner, 'Bună ziua')).toMatchObject({ status: 'unknown', error: { status: 504 } })
})

test.each([
  [
    'the subscription has ended',
    false,
    '2096-03-01T10:00:00',
    /^Pentru a trimite mesaje aveți nevoie de un abonament/,
  ],
  ['the request has ended', true, '2024-03-01T10:00:00', /^Solicitarea s-a încheiat pe 1 martie 2024\./],
  ['neither has ended', true, '2096-03-01T10:00:00', /^Serverul nu a putut răspunde/],
])('a refused reply says why when %s', async (_, IsSubscriptionOk, EndDate, title) => {
  answer(reply, 409)
  server.use(
    http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: 'm1', IsSubscriptionOk })),
    http.get('*/api/users/GetRequest', () => HttpResponse.json({ RequestCode: 'c-online', EndDate })),
  )
  expect(await shown(send(learner, 'Bună ziua'), contactText.submission)).toMatchObject({
    status: 'failed',
    title: expect.stringMatching(title),
  })
})
