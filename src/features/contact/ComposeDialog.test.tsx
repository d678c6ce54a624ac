import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold, neverRespond } from '#test/backend.ts'
import { endDocument, fullPageLoads } from '#test/leaving.ts'
import { isInSight, onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

const save = '/api/messages/SaveNewMessage'
const sent = () => asked.filter(call => call.startsWith('POST'))
const field = () => screen.getByRole('textbox', { name: 'Mesajul dvs.' })
const sendButton = () => screen.getByRole('button', { name: 'Trimite' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const success = 'Mesajul a fost trimis'
const greeting = 'Bună ziua, aș dori două ședințe pe săptămână.'

/** Opens the dialog for the first tutor of the list of mathematics, as a student. */
async function compose() {
  const app = visit('/Matematica', { as: 'student' })
  const opener = () => screen.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' })
  const open = async () => {
    await app.user.click(await opener())
    await screen.findByRole('dialog', { name: 'Trimite mesaj' })
  }
  await open()
  return { ...app, opener, open }
}

/** Returns the message button of another tutor's card. */
async function otherOpener(): Promise<HTMLElement> {
  const buttons = await screen.findAllByRole('button', { name: /^Trimite mesaj către/ })
  return buttons.find(button => !button.ariaLabel?.endsWith('Mihai Ionescu')) as HTMLElement
}

test('focuses the text, names the recipient, and keeps the draft when it is closed', async () => {
  const { user, opener, open } = await compose()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Către Mihai Ionescu')
  await waitFor(() => expect(field()).toHaveFocus())
  await user.type(field(), greeting)
  await user.click(screen.getByRole('button', { name: 'Închide' }))
  await isClosed()
  expect(await opener()).toHaveFocus()
  await open()
  expect(field()).toHaveValue(greeting)
  await user.click(document.elementFromPoint(5, 5) as HTMLElement)
  await isClosed()
  await open()
  expect(field()).toHaveValue(greeting)
})

test('shows an error in view beside an empty field and focuses it; then sends, closes, and shows a toast', async () => {
  const saved: unknown[] = []
  answerWith(
    // Returns no response, so that the mocked back end saves the message.
    http.post(save, async ({ request }) => {
      saved.push(await request.clone().json())
    }),
  )
  const { user } = await compose()
  await onPhone(390, 400)
  // Firefox calls a `required` field invalid as long as it is empty.
  expect(field()).toBeRequired()
  expect(field()).toBeValid()
  await user.type(field(), '   {Enter} ')
  await user.click(sendButton())
  expect(isInSight(await screen.findByText('Scrieți un mesaj.'))).toBe(true)
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(/Scrieți un mesaj\./)
  await waitFor(() => expect(field()).toHaveFocus())
  expect(sent()).toEqual([])
  await user.type(field(), `${greeting} `)
  expect(screen.queryByText('Scrieți un mesaj.')).toBeNull()
  expect(field()).toBeValid()

  await user.click(sendButton())
  expect(await screen.findByText(success)).toBeVisible()
  await isClosed()
  expect(saved).toEqual([{ ToUserId: 'm4t7k2', Body: greeting }])
  expect(screen.getByText(success).closest('[aria-live=polite]')).not.toBeNull()
  const conversation = await (await fetch('/api/messages/getmessagesbymentorcode/m4t7k2/1')).json()
  expect(conversation.Entities[0]).toMatchObject({ Body: greeting, isMy: true })
})

test('an expired session leads to login, and back to the dialog with what was typed', async () => {
  const { user } = await compose()
  await user.type(field(), greeting)
  answerWith(http.post(save, () => new HttpResponse(null, { status: 401 }), { once: true }))
  await user.click(sendButton())
  await waitFor(() => expect(fullPageLoads).toHaveLength(1))
  const back = new URL(fullPageLoads[0] ?? '', location.href).searchParams.get('returnUrl') ?? ''
  expect(back).toMatch(/^\/Matematica\?write=\w+$/)
  cleanup()
  visit(back, { as: 'student' })
  await waitFor(() => expect(field()).toHaveValue(greeting))
})

test.each([true, false])(
  'a message that was being sent when the page was reloaded is verified (it arrived: %s)',
  async arrives => {
    neverRespond(save, arrives)
    const { user } = await compose()
    await user.type(field(), greeting)
    await user.click(sendButton())
    await waitFor(() => expect(sent()).toHaveLength(1))
    endDocument(2)
    const release = hold('/api/messages/getmessagesbymentorcode/m4t7k2/1')
    await compose()
    expect(sendButton()).toHaveAttribute('aria-busy', 'true')
    release()
    expect(await screen.findByText(arrives ? success : /mesajul nu apare în conversație/)).toBeVisible()
    if (!arrives) expect(field()).toHaveValue(greeting)
    expect(sent()).toHaveLength(1)
  },
)

test('a reply after the subscription has ended leads to the offer, and keeps what was typed', async () => {
  const { user } = visit('/solicitare-de-meditatii/c-online', { as: 'teacher' })
  await user.click(await screen.findByRole('button', { name: 'Raspunde solicitarii' }))
  await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), greeting)
  const { people } = getWorld()
  const tutor = people.get('m4t7k2')
  if (tutor) people.put({ ...tutor, SubscriptionEndDate: '2026-11-20T00:00:00' })
  await user.click(sendButton())
  expect(await screen.findByRole('dialog', { name: 'Abonament pentru profesori' })).toBeVisible()
  expect(screen.getByText(/nu a fost trimis\. Textul este păstrat\.$/)).toBeVisible()
  expect(localStorage.getItem('draft:m4t7k2:request:c-online')).toBe(JSON.stringify(greeting))
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Raspunde solicitarii' })).toHaveFocus())
})

test('opened by a press that does not focus its button, as in Safari, it leads the focus to no heading', async () => {
  const { user } = visit('/Matematica', { as: 'student' })
  const button = await screen.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' })
  button.click()
  await screen.findByRole('dialog', { name: 'Trimite mesaj' })
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(field).toThrow())
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

describe('when it is closed while the message is pending', () => {
  async function closeWhileSending() {
    const release = hold(save)
    const app = await compose()
    await app.user.type(field(), greeting)
    await app.user.click(sendButton())
    await app.user.keyboard('{Escape}')
    await isClosed()
    return { ...app, release }
  }

  test('a toast reports the success, and a dialog for another tutor stays open', async () => {
    const { user, release } = await closeWhileSending()
    await user.click(await otherOpener())
    await screen.findByRole('dialog', { name: 'Trimite mesaj' })
    await user.type(field(), 'Alt mesaj')
    release()
    expect(await screen.findByText(success)).toBeVisible()
    expect(field()).toHaveValue('Alt mesaj')
  })

  test('when reopened it is still pending, does not send twice, and closes on success', async () => {
    const { user, release, open } = await closeWhileSending()
    await open()
    expect(field()).toHaveValue(greeting)
    expect(field()).toHaveAttribute('readonly')
    expect(sendButton()).toHaveAttribute('aria-busy', 'true')
    await user.click(sendButton())
    release()
    expect(await screen.findByText(success)).toBeVisible()
    await isClosed()
    expect(sent()).toEqual([`POST ${save}`])
    await open()
    expect(field()).toHaveValue('')
  })
})
