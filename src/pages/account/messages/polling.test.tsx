import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { now, setServerTime } from '#clock.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import { getWorld } from '#mocks/world.ts'
import { useAccountCounts } from '#stores/accountCounts.ts'
import { changeAppointment } from '#test/appointmentsScreen.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { pass, stopTime } from '#test/time.ts'
import { visit } from '#test/visit.tsx'

const first = '/api/messages/getmessagesbymentorcode/m4t7k2/1'
/** The calls that a test holds back. */
const held = /getmessagesbymentorcode/
const partnersPath = '/api/messages/getlistofuserswithmessage'

beforeEach(stopTime)

const box = () => screen.findByRole('region', { name: 'Mesajele cu Mihai Ionescu' })
const times = (path: string) => asked.filter(call => call === `GET ${path}`).length

/** Waits until the path was requested this many times: a request is recorded a moment after it was sent. */
const asksFor = (path: string, count: number) => waitFor(() => expect(times(path)).toBe(count))

/** Opens the conversation and clears the recorded requests. */
async function open() {
  const app = visit('/u/messages?user=m4t7k2', { as: 'student' })
  const messages = await box()
  await screen.findByRole('link', { name: /^Mihai Ionescu/ })
  asked.length = 0
  return { ...app, messages }
}

/** Adds a message on the server, by default from the partner to the viewer. */
function arrive(body: string, from = 'm4t7k2', to = 's3d8q1') {
  getWorld().messages.put({ id: `test-${body}`, from, to, body, added: '2026-11-20T09:00:00' })
}

/** Holds the next response at this path, with its current content, until the returned function is called. */
async function answerLate(path: string): Promise<() => void> {
  const answer: unknown = await (await fetch(path)).json()
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  answerWith(http.get(path, () => promise.then(() => HttpResponse.json(answer as object)), { once: true }))
  asked.length = 0
  return resolve
}

const stale = /^Datele nu s-au putut actualiza/

type User = ReturnType<typeof visit>['user']

async function write(user: User, text: string, button = 'Trimite mesaj') {
  await user.click(await screen.findByRole('button', { name: button }))
  await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), text)
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
}

/** Hides the tab, or shows it again. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= 1

test('shows and announces new messages, and scrolls to them only while the viewer is at the end', async () => {
  const { user, messages } = await open()
  const newest = () => screen.queryByRole('button', { name: 'Mesaje noi' })
  async function readFurtherUp() {
    messages.scrollTo(0, 200)
    await new Promise(requestAnimationFrame)
  }

  await readFurtherUp()
  // As when the viewer writes on another device.
  arrive('De pe telefon', 's3d8q1', 'm4t7k2')
  await pass(16)
  await waitFor(() => expect(newest()).toBeVisible())
  expect(messages.scrollTop).toBe(200)
  expect(screen.queryByText(/nou de la/)).toBeNull()
  await user.click(newest() as HTMLElement)

  arrive('Ne vedem la 5?')
  await pass(16)
  expect(await within(messages).findByText('Ne vedem la 5?')).toBeVisible()
  const said = screen.getByText('Un mesaj nou de la Mihai Ionescu')
  expect(said.closest('[aria-live]')).not.toBeNull()
  expect(isAtEnd(messages)).toBe(true)
  expect(newest()).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Mihai Ionescu/ })).toHaveAccessibleName(/ Ne vedem la 5\?/),
  )

  arrive('Sau la 6?')
  await pass(16)
  expect(await within(messages).findByText('Sau la 6?')).toBeVisible()
  // The same text in a new element, which screen readers announce again.
  expect(screen.getByText('Un mesaj nou de la Mihai Ionescu')).not.toBe(said)
  expect(said).not.toBeInTheDocument()

  await readFurtherUp()
  arrive('Unu')
  arrive('Doi')
  await pass(16)
  await waitFor(() => expect(newest()).toBeVisible())
  expect(screen.getByText('2 mesaje noi de la Mihai Ionescu')).toBeInTheDocument()
  expect(messages.scrollTop).toBe(200)
  await user.click(newest() as HTMLElement)
  expect(newest()).toBeNull()
  expect(isAtEnd(messages)).toBe(true)
  expect(within(messages).getByText('Doi').closest('li')).toHaveFocus()
})

test('marks a message from another partner in the list, and keeps the focus', async () => {
  await open()
  const elena = () => screen.getByRole('link', { name: /^Elena-Cătălina/ })
  elena().focus()
  arrive('Bună ziua!', 'e9p2w5')
  await pass(16)
  await waitFor(() => expect(elena()).toHaveAccessibleName(/Necitite$/))
  expect(elena()).toHaveFocus()
  // A first message moves its author to the other list: the link there is new.
  const list = screen.getByRole('list', { name: 'Încă nu v-ați scris' })
  const [link] = within(list).getAllByRole('link')
  link?.focus()
  arrive('Bună ziua!', new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('user') ?? '')
  await pass(16)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Încă nu v-ați scris' })).toHaveFocus())
})

test('polls every 15 seconds, one request at a time, until the viewer leaves; a hidden tab polls when it is shown again', async () => {
  const { user, messages } = await open()
  expect(messages).toBeVisible()
  const release = hold(first)
  await pass(14, held)
  expect(times(first)).toBe(0)
  await pass(1, held)
  await asksFor(first, 1)
  await asksFor(partnersPath, 1)
  expect(screen.queryByText('Se încarcă…')).toBeNull()
  // No other request is sent while one waits for its response.
  await pass(20, held)
  expect(times(first)).toBe(1)
  release()
  await pass(17)
  await asksFor(first, 2)

  setVisible(false)
  arrive('Sunteți acolo?')
  for (let more = 1; more <= 20; more++) arrive(`Alo, ${more}`)
  asked.length = 0
  await pass(60)
  expect(asked).toEqual([])
  setVisible(true)
  expect(await within(messages).findByText('Sunteți acolo?')).toBeInTheDocument()
  expect(screen.getByText('21 de mesaje noi de la Mihai Ionescu')).toBeInTheDocument()
  await asksFor(first, 1)

  // Another conversation, then another screen.
  await user.click(screen.getByRole('link', { name: /^<b>Ana/ }))
  await screen.findByRole('region', { name: /^Mesajele cu <b>Ana/ })
  asked.length = 0
  await pass(17)
  expect(times(first)).toBe(0)
  await asksFor('/api/messages/getmessagesbymentorcode/p-html/1', 1)
  await user.click(
    within(screen.getByRole('navigation', { name: 'Navigare principală' })).getByRole('link', {
      name: 'Profesori',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
  asked.length = 0
  await pass(40)
  expect(asked.filter(call => call.includes('/api/messages/'))).toEqual([])
})

test('a stale response removes neither a message sent meanwhile nor older ones, which also load when a new one arrives', async () => {
  const { user, messages } = await open()
  const releaseOlder = await answerLate('/api/messages/getmessagesbymentorcode/m4t7k2/2')
  await user.click(screen.getByRole('button', { name: 'Mesaje mai vechi' }))
  arrive('Ne vedem la 5?')
  await pass(17, held)
  await within(messages).findByText('Ne vedem la 5?')
  releaseOlder()
  await waitFor(() => expect(within(messages).getAllByRole('listitem')).toHaveLength(131))
  expect(screen.getByText('30 de mesaje mai vechi')).toBeInTheDocument()

  const release = await answerLate(first)
  await pass(17, held)
  await asksFor(first, 1)
  await write(user, 'Vin și eu')
  const sent = await within(messages).findByText('Vin și eu')
  release()
  // Hold the next poll, which would restore the messages.
  hold(first)
  await pass(20, held)
  await asksFor(first, 3)
  expect(sent).toBeVisible()
  expect(within(messages).getAllByRole('listitem')).toHaveLength(132)
})

test('focuses a sent message once the dialog closes, also when a poll has shown it before the response', async () => {
  const { user, messages } = await open()
  const { promise: isAnswered, resolve: end } = Promise.withResolvers<void>()
  onTestFinished(() => end())
  answerWith(
    http.post('/api/messages/SaveNewMessage', async () => {
      arrive('Vin și eu', 's3d8q1', 'm4t7k2')
      await isAnswered
      return new HttpResponse(null, { status: 200 })
    }),
  )
  await write(user, 'Vin și eu')
  await pass(17, /SaveNewMessage/)
  const sent = await within(messages).findByText('Vin și eu')
  expect(screen.getByRole('dialog')).toBeVisible()
  end()
  await waitFor(() => expect(sent.closest('li')).toHaveFocus())
})

test('a failed poll shows no error and doubles the pause', async () => {
  await open()
  setFault('getConversation', '500')
  await pass(17)
  await asksFor(first, 1)
  await pass(16)
  expect(times(first)).toBe(1)
  await pass(18)
  await asksFor(first, 2)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(fullPageLoads).toEqual([])
  clearFaults()
  await pass(38)
  expect(times(first)).toBe(2)
  await pass(26)
  await asksFor(first, 3)
  await pass(17)
  await asksFor(first, 4)
})

/** The notice that the session has expired, with its link to login. */
async function expectExpired() {
  const notice = within(
    (await screen.findByText(/^Sesiunea a expirat\./)).closest<HTMLElement>('[role=alert]') as HTMLElement,
  )
  // An open dialog hides the page from screen readers.
  expect(notice.getByRole('link', { name: 'Autentificare', hidden: true })).toHaveAttribute(
    'href',
    '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2',
  )
  return notice
}

test('after the session has expired, polling stops until a retry succeeds, and the dialog stays open; only sending redirects to login', async () => {
  const { user } = await open()
  setFault('getPartners', '401')
  await pass(17)
  const notice = await expectExpired()
  asked.length = 0
  await pass(40)
  expect(asked).toEqual([])
  clearFaults()
  await user.click(notice.getByRole('button', { name: 'Încearcă din nou' }))
  await asksFor(partnersPath, 1)
  await asksFor(first, 1)
  await waitFor(() => expect(screen.queryByText(/^Sesiunea a expirat\./)).toBeNull())
  asked.length = 0
  await pass(17)
  await asksFor(partnersPath, 1)
  await asksFor(first, 1)

  await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
  const field = await screen.findByRole('textbox', { name: 'Mesajul dvs.' })
  await user.type(field, 'Neterminat')
  asked.length = 0
  setFault('getConversation', '401')
  await pass(17)
  await expectExpired()
  await user.type(field, ', dar')
  await pass(40)
  expect(times(first)).toBe(1)
  expect(field).toHaveValue('Neterminat, dar')
  expect(fullPageLoads).toEqual([])
  setFault('sendMessage', '401')
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  await waitFor(() =>
    expect(fullPageLoads).toEqual([
      '/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2%26write%3Dm4t7k2',
    ]),
  )
  expect(localStorage.getItem('draft:s3d8q1:m4t7k2')).toBe('"Neterminat, dar"')
})

test('does not poll a conversation that failed to load', async () => {
  setFault('getConversation', '500')
  visit('/u/messages?user=m4t7k2', { as: 'student' })
  await screen.findByText('Conversația nu s-a putut încărca.')
  asked.length = 0
  await pass(40)
  expect(times(first)).toBe(0)
})

test('a poll that succeeds replaces the note that list and conversation could not be refetched', async () => {
  const { router } = await open()
  setFault('getPartners', '500')
  setFault('getConversation', '500')
  await router.revalidate()
  await waitFor(() => expect(screen.getAllByText(stale)).toHaveLength(2))
  clearFaults()
  await pass(35)
  await waitFor(() => expect(screen.queryByText(stale)).toBeNull())
})

test('the next lesson is replaced by the one after it once it is over', async () => {
  await open()
  expect(await screen.findByText('Matematica · astăzi, 09:00')).toBeVisible()
  setServerTime(new Date(now().getTime() + 3 * 3_600_000))
  await pass(16)
  expect(await screen.findByText('Matematica · astăzi, 14:00')).toBeVisible()
})

test('the next lesson is replaced by the one after it once it was cancelled elsewhere, and follows each refetch', async () => {
  const { router } = await open()
  expect(await screen.findByText('Matematica · astăzi, 09:00')).toBeVisible()
  changeAppointment(1004, { isCancelled: true })
  await pass(61)
  expect(await screen.findByText('Matematica · astăzi, 14:00')).toBeVisible()
  changeAppointment(1004, { isCancelled: false })
  await router.revalidate()
  expect(await screen.findByText('Matematica · astăzi, 09:00')).toBeVisible()
})

test('the first lesson appears once it was accepted elsewhere', async () => {
  const { appointments } = getWorld()
  for (const row of appointments.all()) appointments.put({ ...row, AcceptedByTeacher: false })
  await open()
  await waitFor(() => expect(document.querySelector('h2 + p')).toBeNull())
  changeAppointment(1004, { AcceptedByTeacher: true })
  await pass(61)
  expect(await screen.findByText('Matematica · astăzi, 09:00')).toBeVisible()
})

test('a message from another screen is shown in the conversation that is open when it succeeds', async () => {
  const { user, router } = visit('/Matematica', { as: 'student' })
  const release = hold('/api/messages/SaveNewMessage')
  await write(user, 'Din anunț', 'Trimite mesaj către Mihai Ionescu')
  await user.keyboard('{Escape}')
  await router.navigate('/u/messages?user=m4t7k2')
  const messages = await box()
  release()
  expect(await within(messages).findByText('Din anunț')).toBeInTheDocument()
})

/** Opens the conversation of a new message while the poll with it is held. Returns a function that releases the poll. */
async function openDuringPoll(user: User) {
  arrive('Bună ziua!', 'e9p2w5')
  const release = await answerLate(partnersPath)
  await pass(16, /getlistofuserswithmessage/)
  await asksFor(partnersPath, 1)
  await user.click(screen.getByRole('link', { name: /^Elena-Cătălina/ }))
  await screen.findByRole('region', { name: /^Mesajele cu Elena/ })
  return release
}

test('a late poll does not count the conversation that was opened meanwhile as unread', async () => {
  const { user } = await open()
  const release = await openDuringPoll(user)
  const { unread } = useAccountCounts.getState()
  const onCount = vi.fn<() => void>()
  onTestFinished(useAccountCounts.subscribe(onCount))
  release()
  await waitFor(() => expect(onCount).toHaveBeenCalled())
  expect(useAccountCounts.getState().unread).toBe(unread)
})

test('a late poll does not count a conversation as unread that was opened and left meanwhile', async () => {
  const { user } = await open()
  const { unread } = useAccountCounts.getState()
  const release = await openDuringPoll(user)
  await user.click(screen.getByRole('link', { name: /^Mihai Ionescu/ }))
  await box()
  await asksFor(partnersPath, 3)
  await waitFor(() => expect(useAccountCounts.getState().unread).toBe(unread))
  const onCount = vi.fn<() => void>()
  onTestFinished(useAccountCounts.subscribe(onCount))
  release()
  await waitFor(() => expect(onCount).toHaveBeenCalled())
  expect(useAccountCounts.getState().unread).toBe(unread)
})
