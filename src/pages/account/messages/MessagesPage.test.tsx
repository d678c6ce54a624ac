import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { answerWith, asked, hold, recordBodies, resetBackend } from '#test/backend.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

const partnersPath = '/api/messages/getlistofuserswithmessage'
const hint = 'Spuneți ce nivel are elevul, ce vă doriți și când aveți timp.'
const mentorsPath = '/api/messages/listofmentors'
const conversationPath = '/api/messages/getmessagesbymentorcode/:code/:page'
const long = '/u/messages?user=m4t7k2'

const list = () => screen.findByRole('navigation', { name: 'Conversații' })
const partners = async () => within(await list()).findAllByRole('link')
const box = (name = 'Mihai Ionescu') => screen.findByRole('region', { name: `Mesajele cu ${name}` })
const olderButton = () => screen.queryByRole('button', { name: 'Mesaje mai vechi' })
const bodies = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(item => item.querySelector('p:last-child')?.textContent)
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  Math.abs(scrollHeight - scrollTop - clientHeight) <= 1

/** Serves these conversation partners and these tutors. */
function answerLists(withMessages: object[] | null, mentors: object[] | null = []) {
  answerWith(
    http.get(partnersPath, () => HttpResponse.json(withMessages)),
    http.get(mentorsPath, () => HttpResponse.json(mentors)),
  )
}

/** Serves these messages, newest first, for every conversation. */
function answerConversation(Entities: object[], TotalRows = Entities.length) {
  answerWith(http.get(conversationPath, () => HttpResponse.json({ TotalRows, Entities })))
}

const fail = (path: string, status: number) =>
  answerWith(http.get(path, () => new HttpResponse(null, { status })))

const message = (Body: string, more: object = {}) => ({
  Added: '2026-11-20T08:00:00',
  Body,
  SenderName: 'Mihai Ionescu',
  FromProfileImageUrl: null,
  isMy: false,
  ...more,
})

describe('the list', () => {
  test('shows a student the conversation partners, unread ones first, then those without messages under a heading', async () => {
    answerLists(
      [
        { Code: 'b', Name: 'Barbu', NrOfMessage: 1, isRead: true },
        { Code: 'a', Name: '  ', NrOfMessage: 20, isRead: false },
      ],
      [
        { Code: 'c', Name: 'Călin' },
        { Code: 'b', Name: 'Barbu' },
        { Code: 'd', Name: 'Dan', NrOfMessage: 0 },
        { Code: 'e', Name: 'Ene', NrOfMessage: 2 },
      ],
    )
    visit('/u/messages', { as: 'student' })
    const links = await partners()
    expect(links.map(link => link.textContent?.trim().replace(/\s+/g, ' '))).toEqual([
      'Utilizator fara nume 20 de mesaje dintre care unele Necitite',
      'Barbu 1 mesaj',
      'Ene 2 mesaje',
      'Călin',
      'Dan',
    ])
    const others = within(screen.getByRole('list', { name: 'Încă nu v-ați scris' })).getAllByRole('link')
    expect(others).toEqual(links.slice(3))
    expect(links[0]).toHaveAttribute('href', '/u/messages?user=a')
    expect(screen.getByRole('heading', { name: 'Selectati o conversatie.' })).toBeVisible()
  })

  test.each([
    ['teacherNew', 'Vedeți solicitările', '/solicitare-de-meditatii'],
    ['student', 'Caută un profesor', '/teacher'],
  ] as const)('when empty shows the %s the prompt, then a link to a next step', async (as, link, address) => {
    answerLists(null, null)
    visit('/u/messages', { as })
    const title = await screen.findByText('Nu aveți încă nicio conversație')
    expect(title).toBeVisible()
    const prompt = screen.getByText('Selectati o conversatie.')
    expect(prompt).toBeVisible()
    expect(prompt.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address)
  })
})

test('a link chooses a partner, whose code is then in the address', async () => {
  const name = 'Elena-Cătălina Constantinescu-Brătescu'
  const { user, address } = visit('/u/messages', { as: 'student' })
  await user.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }))
  await box(name)
  expect(address()).toBe('/u/messages?user=e9p2w5')
  const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
  expect(link).toHaveAttribute('aria-current', 'true')
  expect(link).toHaveFocus()
  const announced = screen.getByText(`Mesajele cu ${name}`)
  expect(announced).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^<b>Ana/ }))
  expect(await screen.findByRole('heading', { level: 2, name: /^<b>Ana/ })).toBeVisible()
  expect(announced.textContent).toMatch(/^Mesajele cu <b>Ana/)
  expect(screen.queryByRole('region', { name: `Mesajele cu ${name}` })).toBeNull()
})

describe('a conversation', () => {
  test('opens at the end of the newest 100 of 130 messages, whose times share one tab stop, and loads older messages above', async () => {
    const releaseList = hold(partnersPath)
    const release = hold('/api/messages/getmessagesbymentorcode/m4t7k2/1')
    const { user } = visit(long, { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'Mesaje' })
    // List and conversation each have a skeleton.
    expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(2)
    releaseList()
    await partners()
    release()
    const messages = await box()
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
    const items = () => within(messages).getAllByRole('listitem')
    expect(items()).toHaveLength(100)
    expect(bodies(messages).at(-1)).toBe('Nicio problemă, vineri la 16 este liber.')
    await waitFor(() => expect(isAtEnd(messages)).toBe(true))
    const last = within(items().at(-1) as HTMLElement)
    expect(last.getByText('Mihai Ionescu')).toBeVisible()
    expect(last.getByText('acum 7 ore')).toHaveAttribute('datetime', '2026-11-19T23:47:00.000Z')

    messages.focus()
    await user.tab()
    expect(olderButton()).toHaveFocus()
    await user.tab()
    const newest = within(messages).getByRole('button', { name: 'acum 7 ore' })
    expect(newest).toHaveFocus()
    expect(newest).toHaveAccessibleDescription('vineri, 20 noiembrie 2026 la 01:47')
    await user.keyboard('{ArrowUp}')
    expect(within(messages).getByRole('button', { name: 'acum 14 ore' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(newest).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Trimite mesaj' })).toHaveFocus()

    messages.scrollTo(0, 0)
    const [first] = items()
    const top = () => first?.getBoundingClientRect().top ?? Number.NaN
    const before = top()
    await user.click(olderButton() as HTMLElement)
    await waitFor(() => expect(items()).toHaveLength(130))
    // Scroll positions are whole pixels.
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
    expect(bodies(messages)[0]).toMatch(/^Bună ziua! Aș dori să fac meditații/)
    // All messages have loaded, so the button has unmounted, and its focus has moved to a message.
    expect(olderButton()).toBeNull()
    expect(first).toHaveFocus()
    expect(screen.getByText('30 de mesaje mai vechi')).toBeInTheDocument()
  })

  test("shows each sender's picture in the size of an avatar, and a long message whole", async () => {
    answerConversation([
      message('ș'.repeat(20_000), { FromProfileImageUrl: 'mihai & co.png' }),
      message('scurt', { Added: null, SenderName: null }),
    ])
    visit(long, { as: 'student' })
    const messages = await box()
    expect(bodies(messages)).toEqual(['scurt', 'ș'.repeat(20_000)])
    expect(messages.scrollWidth).toBeLessThanOrEqual(messages.clientWidth)
    const [short, of] = within(messages).getAllByRole('listitem')
    expect(of?.querySelector('img')).toHaveAttribute(
      'src',
      '/get-profile-image?fileName=mihai+%26+co.png&width=110&height=110',
    )
    expect(short?.querySelector('img')).toBeNull()
    expect(within(short as HTMLElement).getByText('Utilizator fara nume')).toBeInTheDocument()
    expect(within(short as HTMLElement).queryByRole('button')).toBeNull()
  })

  test('shows messages as text, in which only web addresses are links', async () => {
    visit('/u/messages?user=p-html', { as: 'student' })
    const messages = await screen.findByRole('region', { name: /^Mesajele cu <b>Ana/ })
    const html = '<script>alert("mesaj")</script> <b>gras</b> & <a href="https://example.com">legătură</a>'
    expect(bodies(messages)[0]).toBe(html)
    expect(messages.querySelector('script, b')).toBeNull()
    expect(within(messages).getByText('👍👨‍👩‍👧‍👦🇷🇴 1 < 2 && 3 > 2')).toBeInTheDocument()
    const link = within(messages).getByRole('link', { name: /^https:\/\/example\.com\/o-adresa/ })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('se deschide într-o filă nouă')
    const lines = within(messages).getByText(/^Prima linie/)
    expect(getComputedStyle(lines).whiteSpaceCollapse).toBe('preserve')
    expect(lines.closest('p')).toHaveAttribute('dir', 'auto')
    expect(messages.scrollWidth).toBeLessThanOrEqual(messages.clientWidth)
  })
})

describe('a partner known from the address alone', () => {
  test('is read from the server, also by a retry, can be written to, and then appears in the list', async () => {
    fail('/api/users/getuserbycode', 500)
    const { user } = visit('/u/messages?user=p-long-description', { as: 'student' })
    expect(await screen.findByText('Conversația nu s-a putut încărca.')).toBeVisible()
    resetBackend()
    await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
    expect(await screen.findByText('Nu v-ați scris încă')).toBeVisible()
    const person = getWorld().people.get('p-long-description')
    const name = `${person?.FirstName} ${person?.LastName}`
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    expect((await partners()).map(link => link.getAttribute('href'))).not.toContain(
      '/u/messages?user=p-long-description',
    )
    await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
    const element = await screen.findByRole('dialog', { name: 'Trimite mesaj' })
    expect(element).toHaveAccessibleDescription(`Către ${name}`)
    // A first message has advice.
    const dialog = within(element)
    expect(dialog.getByText(hint)).toBeVisible()
    expect(dialog.queryByText('Ultimul mesaj primit')).toBeNull()
    await user.type(dialog.getByRole('textbox', { name: 'Mesajul dvs.' }), 'Bună ziua!')
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    const messages = await screen.findByRole('region', { name: /^Mesajele cu/ })
    expect(bodies(messages)).toEqual(['Bună ziua!'])
    const [first] = within(messages).getAllByRole('listitem')
    await waitFor(() => expect(first).toHaveFocus())
    const link = await within(await list()).findByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('aria-current', 'true')
  })

  test('has a placeholder for a missing name; a tutor sees conversation partners only', async () => {
    visit('/u/messages?user=p-nameless-learner', { as: 'teacher' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Utilizator fara nume' })).toBeVisible()
    expect(await box('Utilizator fara nume')).toBeVisible()
    const [, second] = await partners()
    expect(second).toHaveAccessibleName(/^Ioana Dumitrescu/)
    expect(asked.filter(call => call.includes('listofmentors'))).toEqual([])
    // An open conversation counts as read.
    expect(screen.getByRole('link', { name: /^Utilizator fara nume/ })).not.toHaveAccessibleName(/Necitite$/)
  })

  test("is not found for an unknown code or for the viewer's own code, and cannot be written to", async () => {
    const { user, address, router } = visit('/u/messages?user=nimic', { as: 'student' })
    for (const code of ['nimic', 's3d8q1']) {
      await router.navigate(`/u/messages?user=${code}`)
      expect(await screen.findByText('Nu am găsit această persoană')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Trimite mesaj' })).toBeNull()
      await user.click(screen.getByRole('link', { name: 'Toate conversațiile' }))
      expect(await screen.findByText('Selectati o conversatie.')).toBeVisible()
      expect(address()).toBe('/u/messages')
    }
  })
})

describe('writing', () => {
  test('an answer shows the message it answers, is sent unchanged, and is scrolled to and focused', async () => {
    const saved = recordBodies('/api/messages/SaveNewMessage')
    const { user } = visit(long, { as: 'student' })
    const messages = await box()
    messages.scrollTo(0, 0)
    await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Trimite mesaj' }))
    expect(dialog.getByRole('region', { name: 'Ultimul mesaj primit' })).toHaveTextContent(
      'Nicio problemă, vineri la 16 este liber.',
    )
    expect(dialog.queryByText(hint)).toBeNull()
    const field = dialog.getByRole('textbox', { name: 'Mesajul dvs.' })
    await waitFor(() => expect(field).toHaveFocus())
    const text = 'Pe joi, <b>la 17</b>.\nVedeți www.example.com'
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    expect(await screen.findByText('Mesajul a fost trimis')).toBeVisible()
    expect(saved).toEqual([{ ToUserId: 'm4t7k2', Body: text }])
    await waitFor(() => expect(bodies(messages).at(-1)).toBe(text))
    const newest = within(messages).getAllByRole('listitem').at(-1)
    await waitFor(() => expect(newest).toHaveFocus())
    expect(isAtEnd(messages)).toBe(true)
    expect(within(newest as HTMLElement).getByText('Chiar acum')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mesaje noi' })).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Mihai Ionescu/ })).toHaveAccessibleName(
        /Dvs\.: Pe joi, <b>la 17<\/b>\. Vedeți www\.example\.com Chiar acum$/,
      ),
    )
  })

  test('from the list of tutors does not refetch that list', async () => {
    const { user } = visit('/Matematica', { as: 'student' })
    await user.click(await screen.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' }))
    await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), 'Bună ziua!')
    asked.length = 0
    await user.click(screen.getByRole('button', { name: 'Trimite' }))
    await screen.findByText('Mesajul a fost trimis')
    expect(asked).toEqual(['POST /api/messages/SaveNewMessage'])
  })
})

// test/accountFaults.test.tsx tests what fails to load when the screen opens.
test('an error shows instead of the empty state when no message fits the schema, and a retry loads them', async () => {
  answerConversation([message('bun', { Body: 7 })])
  const { user } = visit(long, { as: 'student' })
  expect(await screen.findByText('Conversația nu s-a putut încărca.')).toBeVisible()
  expect(screen.queryByText('Nu v-ați scris încă')).toBeNull()
  resetBackend()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await box()).toBeVisible()
  expect(screen.queryByText('Conversația nu s-a putut încărca.')).toBeNull()
})

test('messages stay when older ones fail to load (an expired session redirects to login), and when the refetch after sending fails; each can be retried', async () => {
  const { user } = visit(long, { as: 'student' })
  await box()
  fail(conversationPath, 401)
  await user.click(olderButton() as HTMLElement)
  await waitFor(() =>
    expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2Fu%2Fmessages%3Fuser%3Dm4t7k2']),
  )
  fail(conversationPath, 500)
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  expect(await screen.findByText('Mesajele mai vechi nu s-au putut încărca.')).toBeVisible()
  resetBackend()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(olderButton()).toBeNull())
  expect(screen.queryByText('Mesajele mai vechi nu s-au putut încărca.')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Trimite mesaj' }))
  await user.type(await screen.findByRole('textbox', { name: 'Mesajul dvs.' }), 'Bună!')
  fail(conversationPath, 500)
  await user.click(screen.getByRole('button', { name: 'Trimite' }))
  expect(await screen.findByText(/^Datele nu s-au putut actualiza/)).toBeVisible()
  expect(within(await box()).getAllByRole('listitem')).toHaveLength(130)
  resetBackend()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(async () => expect(bodies(await box()).at(-1)).toBe('Bună!'))
})

test("shows the next lesson with the partner, the days of the messages, and the partner's picture; a student books another lesson", async () => {
  const { user } = visit(long, { as: 'student' })
  const messages = await box()
  const section = within(screen.getByRole('region', { name: 'Conversație' }))
  expect(await section.findByText('Matematica · astăzi, 09:00')).toBeVisible()
  const dayOf = (index: number) =>
    within(messages).getAllByRole('listitem').at(index)?.querySelector('p')?.textContent
  expect([dayOf(-1), dayOf(-4)]).toEqual(['astăzi', 'ieri'])
  expect(dayOf(-2)).toMatch(/^Ioana Dumitrescu/)
  await user.click(section.getByRole('button', { name: 'Programează' }))
  const dialog = await screen.findByRole('dialog', { name: 'Programează o ședință' })
  expect(dialog).toHaveAccessibleDescription(/^O ședință nouă cu Mihai Ionescu\./)
  expect(await within(dialog).findByRole('grid')).toBeVisible()
})

test('abroad, the next lesson says that its time is Romanian', async () => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Berlin' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  visit(long, { as: 'student' })
  expect(await screen.findByText('Matematica · astăzi, 09:00 (ora României)')).toBeVisible()
})

test('the list keeps the last words of a conversation that was opened, until newer ones are counted or there is no count', async () => {
  const { router } = visit(long, { as: 'student' })
  await box()
  const mihai = () => screen.findByRole('link', { name: /^Mihai Ionescu/ })
  const words = /^Mihai Ionescu Nicio problemă, vineri la 16 este liber\. acum 7 ore$/
  await waitFor(async () => expect(await mihai()).toHaveAccessibleName(words))
  answerLists([{ Code: 'm4t7k2', Name: 'Mihai Ionescu', NrOfMessage: 131, isRead: false }], [])
  await router.navigate('/u/messages')
  await waitFor(async () =>
    expect(await mihai()).toHaveAccessibleName(/131 de mesaje dintre care unele Necitite$/),
  )
  answerLists([{ Code: 'm4t7k2', Name: 'Mihai Ionescu' }], [])
  await router.navigate('/u/messages')
  await waitFor(async () => expect(await mihai()).toHaveAccessibleName('Mihai Ionescu'))
})

test('on a phone the conversation replaces the list, and a link leads back', async () => {
  await onPhone()
  const { user, address } = visit('/u/messages', { as: 'student' })
  const link = await screen.findByRole('link', { name: /^Mihai Ionescu/ })
  expect(screen.getByText('Selectati o conversatie.')).toBeVisible()
  await user.click(link)
  const messages = await box()
  expect(screen.queryByText('Selectati o conversatie.')).toBeNull()
  await waitFor(() => expect(link).not.toBeVisible())
  const heading = screen.getByRole('heading', { level: 2, name: 'Mihai Ionescu' })
  expect(heading).toHaveFocus()
  // The focused heading announces the conversation, so the live region is hidden.
  expect(screen.getByText('Mesajele cu Mihai Ionescu')).not.toBeVisible()
  await waitFor(() => expect(isAtEnd(messages)).toBe(true))
  expect(screen.getByRole('button', { name: 'Trimite mesaj' }).getBoundingClientRect().bottom).toBeLessThan(
    844,
  )
  await user.click(screen.getByRole('link', { name: 'Înapoi la conversații' }))
  await waitFor(() => expect(link).toBeVisible())
  expect(address()).toBe('/u/messages')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Mesaje' })).toHaveFocus())
})
