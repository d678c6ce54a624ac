import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { left } from '#test/leaving.ts'
import { visit } from '#test/visit.tsx'

const first = '/api/messages/getmessagesbymentorcode/m4t7k2/1'
const partnersPath = '/api/messages/getlistofuserswithmessage'

// The page's timers run with the clock, and ahead of it when a test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    clearFaults()
  })
})

/** So many seconds pass; each takes a moment, in which what was asked for is answered. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    await new Promise(requestAnimationFrame)
  }
}

const box = () => screen.findByRole('region', { name: 'Mesajele cu Mihai Ionescu' })
const times = (path: string) => asked.filter(call => call === `GET ${path}`).length

/** So often it was asked for; what has just been sent is seen a moment later. */
const asksFor = (path: string, count: number) => waitFor(() => expect(times(path)).toBe(count))

/** The conversation is open, and what follows is counted from here. */
async function open() {
  const app = visit('/u/messages?user=m4t7k2', { as: 'student' })
  const messages = await box()
  await screen.findByRole('link', { name: /^Mihai Ionescu/ })
  asked.length = 0
  return { ...app, messages }
}

/** The partner writes. */
function arrive(body: string, from = 'm4t7k2', to = 's3d8q1') {
  getWorld().messages.put({ id: `test-${body}`, from, to, body, added: '2026-11-20T09:00:00' })
}

/** The next answer at this path is what it is now, and comes when the returned function is called. */
async function answerLate(path: string): Promise<() => void> {
  const answer: unknown = await (await fetch(path)).json()
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  answerWith(http.get(path, () => promise.then(() => HttpResponse.json(answer as object)), { once: true }))
  asked.length = 0
  return resolve
}

type User = ReturnType<typeof visit>['user']

async function write(user: User, text: string) {
  await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
  await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), text)
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
}

/** The tab is seen no more, or again. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a new message appears and is announced, once for each', async () => {
  const { messages } = await open()
  arrive('Ne vedem la 5?')
  await pass(16)
  expect(await within(messages).findByText('Ne vedem la 5?')).toBeVisible()
  const said = screen.getByText('Un mesaj nou de la Mihai Ionescu')
  expect(said.closest('[role=status]')).not.toBeNull()
  expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThanOrEqual(1)
  expect(screen.queryByRole('button', { name: 'Mesaje noi' })).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Mihai Ionescu/ })).toHaveAccessibleName(/131 de mesaje$/),
  )

  arrive('Sau la 6?')
  await pass(16)
  expect(await within(messages).findByText('Sau la 6?')).toBeVisible()
  // The same words in a new element, which is what a screen reader says.
  expect(screen.getByText('Un mesaj nou de la Mihai Ionescu')).not.toBe(said)
  expect(said).not.toBeInTheDocument()
})

test('who reads further up is not moved, and is offered the way down', async () => {
  const { user, messages } = await open()
  messages.scrollTo(0, 200)
  await new Promise(requestAnimationFrame)
  arrive('Unu')
  arrive('Doi')
  await pass(16)
  const button = await screen.findByRole('button', { name: 'Mesaje noi' })
  expect(screen.getByText('2 mesaje noi de la Mihai Ionescu')).toBeInTheDocument()
  expect(messages.scrollTop).toBe(200)
  await user.click(button)
  expect(screen.queryByRole('button', { name: 'Mesaje noi' })).toBeNull()
  expect(messages.scrollHeight - messages.scrollTop - messages.clientHeight).toBeLessThanOrEqual(1)
  expect(screen.getByText('Doi').closest('li')).toHaveFocus()
})

test('what one has written elsewhere moves nothing either', async () => {
  const { messages } = await open()
  messages.scrollTo(0, 200)
  await new Promise(requestAnimationFrame)
  arrive('De pe telefon', 's3d8q1', 'm4t7k2')
  await pass(16)
  expect(await screen.findByRole('button', { name: 'Mesaje noi' })).toBeVisible()
  expect(messages.scrollTop).toBe(200)
  expect(screen.queryByText(/nou de la/)).toBeNull()
})

test('somebody else who writes shows in the list', async () => {
  await open()
  arrive('Bună ziua!', 'e9p2w5')
  await pass(16)
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Elena-Cătălina/ })).toHaveAccessibleName(/Necitite$/),
  )
})

test('it asks every 15 seconds, in the background', async () => {
  const { messages } = await open()
  expect(messages).toBeVisible()
  const release = hold(first)
  await pass(10)
  expect(times(first)).toBe(0)
  await pass(7)
  await asksFor(first, 1)
  await asksFor(partnersPath, 1)
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  // While one is under way there is no other.
  await pass(12)
  expect(times(first)).toBe(1)
  release()
  await pass(17)
  await asksFor(first, 2)
})

test('a tab that nobody sees asks nothing, and at once when it is seen again', async () => {
  const { messages } = await open()
  setVisible(false)
  arrive('Sunteți acolo?')
  for (let more = 1; more <= 20; more++) arrive(`Alo, ${more}`)
  await pass(60)
  expect(asked).toEqual([])
  setVisible(true)
  expect(await within(messages).findByText('Sunteți acolo?')).toBeInTheDocument()
  expect(screen.getByText('21 de mesaje noi de la Mihai Ionescu')).toBeInTheDocument()
  await asksFor(first, 1)
})

test('an answer that a sent message has overtaken takes neither it nor older ones away', async () => {
  const { user, messages } = await open()
  await user.click(screen.getByRole('button', { name: 'Mesaje mai vechi' }))
  await waitFor(() => expect(within(messages).getAllByRole('listitem')).toHaveLength(130))
  const release = await answerLate(first)
  await pass(17)
  await asksFor(first, 1)
  await write(user, 'Vin și eu')
  const sent = await within(messages).findByText('Vin și eu')
  release()
  // The next poll, which would bring all back, follows the answer.
  hold(first)
  await pass(20)
  await asksFor(first, 3)
  expect(sent).toBeVisible()
  expect(within(messages).getAllByRole('listitem')).toHaveLength(131)
})

test('older messages are shown also when a new one comes while they are read', async () => {
  const { user, messages } = await open()
  const release = await answerLate('/api/messages/getmessagesbymentorcode/m4t7k2/2')
  await user.click(screen.getByRole('button', { name: 'Mesaje mai vechi' }))
  arrive('Ne vedem la 5?')
  await pass(17)
  await within(messages).findByText('Ne vedem la 5?')
  release()
  await waitFor(() => expect(within(messages).getAllByRole('listitem')).toHaveLength(131))
  expect(screen.getByText('30 de mesaje mai vechi')).toBeInTheDocument()
})

test('what one has written, and sees before its sending has ended, has the focus afterwards', async () => {
  const { user, messages } = await open()
  const { promise: isEnded, resolve: end } = Promise.withResolvers<void>()
  onTestFinished(() => end())
  answerWith(
    http.post('/api/messages/SaveNewMessage', async () => {
      arrive('Vin și eu', 's3d8q1', 'm4t7k2')
      await isEnded
      return new HttpResponse(null, { status: 200 })
    }),
  )
  await write(user, 'Vin și eu')
  await pass(17)
  const sent = await within(messages).findByText('Vin și eu')
  expect(screen.getByRole('dialog')).toBeVisible()
  end()
  await waitFor(() => expect(sent.closest('li')).toHaveFocus())
})

test('failures are silent, and each doubles the pause', async () => {
  await open()
  setFault('getConversation', '500')
  await pass(17)
  await asksFor(first, 1)
  await pass(16)
  expect(times(first)).toBe(1)
  await pass(18)
  await asksFor(first, 2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(left).toEqual([])
  clearFaults()
  await pass(38)
  expect(times(first)).toBe(2)
  await pass(26)
  await asksFor(first, 3)
  await pass(17)
  await asksFor(first, 4)
})

test('a session that has ended leads to login, with what was typed kept, and nothing is asked any more', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
  await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), 'Neterminat')
  setFault('getConversation', '401')
  await pass(17)
  const login = '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2'
  await waitFor(() => expect(left).toEqual([login]))
  expect(localStorage.getItem('draft:s3d8q1:m4t7k2')).toBe('"Neterminat"')
  await pass(40)
  expect(times(first)).toBe(1)
  expect(left).toEqual([login])
})

test('so does one that only the list has heard of', async () => {
  await open()
  setFault('getPartners', '401')
  await pass(17)
  await waitFor(() => expect(left).toEqual(['/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2']))
  await pass(40)
  expect(times(partnersPath)).toBe(1)
  expect(left).toHaveLength(1)
})

test('who leaves hears nothing more', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: /^<b>Ana/ }))
  await screen.findByRole('region', { name: /^Mesajele cu <b>Ana/ })
  asked.length = 0
  await pass(17)
  expect(times(first)).toBe(0)
  await asksFor('/api/messages/getmessagesbymentorcode/p-html/1', 1)
  await user.click(
    within(screen.getByRole('navigation', { name: 'Navigare principală' })).getByRole('link', {
      name: 'Materii',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
  asked.length = 0
  await pass(40)
  expect(asked.filter(call => call.includes('/api/messages/'))).toEqual([])
})

test('nothing is asked again before the first answer', async () => {
  setFault('getConversation', '500')
  visit('/u/messages?user=m4t7k2', { as: 'student' })
  await screen.findByText('Conversația nu s-a putut încărca.')
  asked.length = 0
  await pass(40)
  expect(times(first)).toBe(0)
})
