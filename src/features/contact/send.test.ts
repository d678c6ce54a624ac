import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { shown } from '#test/outcome.ts'
import { contactText } from '#text/contact.ts'
import { draftName, send } from './send.ts'

const texts = contactText.submission

const save = '*/api/messages/SaveNewMessage'
const reply = '*/api/messages/saveMessageForRequest'
const conversation = '*/api/messages/getmessagesbymentorcode/:code/:page'

const tutor = { code: 'm4t7k2', name: 'Mihai Ionescu' }

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => connectClient({}))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('sends the text to the partner, without the blanks around it', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(save, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null, { status: 200 })
    }),
  )
  expect(await send(tutor, ' Bună ziua \n')).toEqual({ status: 'succeeded' })
  expect(bodies).toEqual([{ ToUserId: 'm4t7k2', Body: 'Bună ziua' }])
})

test('sends a reply with the code of its request', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(reply, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const learner = { code: undefined, name: 'Ioana', request: 'c-online' }
  expect(await send(learner, ' Vă pot ajuta. ')).toEqual({ status: 'succeeded' })
  expect(bodies).toEqual([{ requestId: 'c-online', message: 'Vă pot ajuta.' }])
})

test('the draft of a reply is separate from other messages to the same person', () => {
  expect(draftName(tutor)).toBe('m4t7k2')
  expect(draftName({ ...tutor, request: 'c-online' })).toBe('request:c-online')
})

describe('after a timeout of 30 seconds the conversation decides', () => {
  let reads: string[] = []
  let posts = 0

  beforeEach(() => {
    reads = []
    posts = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(
      http.post(save, () => {
        posts += 1
        return new Promise<never>(() => {})
      }),
    )
  })
  afterEach(() => vi.useRealTimers())

  /** Sends, and lets the 30 seconds pass. */
  async function sendSlowly(text: string) {
    const outcome = send(tutor, text)
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  const answerConversation = (answer: () => Response) =>
    server.use(
      http.get(conversation, ({ request }) => {
        reads.push(new URL(request.url).pathname)
        return answer()
      }),
    )

  type Row = { Body: string; isMy: boolean; Added?: string }

  /** Makes the server return this conversation, newest message first; `Added` is now by default. */
  const messages = (...rows: Row[]) => {
    const Added = new Date().toISOString()
    const Entities = rows.map(row => ({ Added, ...row }))
    answerConversation(() => HttpResponse.json({ TotalRows: Entities.length, Entities }))
  }

  test('it contains the message: sent', async () => {
    messages({ Body: 'Și eu', isMy: false }, { Body: 'Bună ziua', isMy: true }, { Body: 'Salut', isMy: true })
    expect(await sendSlowly(' Bună ziua ')).toEqual({ status: 'succeeded' })
    expect(reads).toEqual(['/api/messages/getmessagesbymentorcode/m4t7k2/1'])
    expect(posts).toBe(1)
  })

  test.each([
    ['is empty', []],
    ['has the same text only from the partner', [{ Body: 'Bună ziua', isMy: false }]],
    ['ends with another own message', [{ Body: 'Salut', isMy: true }]],
    [
      'has the same text, but a newer own message',
      [
        { Body: 'Salut', isMy: true },
        { Body: 'Bună ziua', isMy: true },
      ],
    ],
  ])('it %s: failed, can be retried', async (_, entities) => {
    messages(...entities)
    expect(await shown(sendSlowly('Bună ziua'), texts)).toEqual({
      status: 'failed',
      title: 'Serverul nu a răspuns la timp și mesajul nu apare în conversație. Îl puteți trimite din nou.',
    })
    expect(posts).toBe(1)
  })

  test('a reply to a student without a code cannot be verified: unknown', async () => {
    server.use(
      http.post(reply, () => {
        posts += 1
        return new Promise<never>(() => {})
      }),
    )
    const outcome = send({ code: undefined, name: '', request: 'c-online' }, 'Bună ziua')
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await shown(outcome, texts)).toMatchObject({
      status: 'unknown',
      title: expect.stringMatching(/^Nu știm/),
    })
    expect(reads).toEqual([])
  })

  test('it ends with the same text, but from long ago: failed, that was another message', async () => {
    messages({ Body: 'Da', isMy: true, Added: '2024-03-01T10:00:00' })
    expect(await sendSlowly('Da')).toMatchObject({ status: 'failed' })
  })

  test('it cannot be read: unknown, with a title that says so', async () => {
    answerConversation(() => new HttpResponse(null, { status: 500 }))
    expect(await shown(sendSlowly('Bună ziua'), texts)).toEqual({
      status: 'unknown',
      title:
        'Nu știm dacă mesajul a ajuns. Textul este păstrat; verificați conversația înainte de a-l trimite din nou.',
    })
    expect(posts).toBe(1)
  })
})
