import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { setServerTime } from '#clock.ts'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { noteAnswer } from '#stores/ownActions.ts'
import { visit } from '#test/visit.tsx'

const list = '/api/users/GetRequests'
const address = '/solicitare-de-meditatii'
const listCalls = () => asked.filter(call => call.includes(list))
const call = (query: string) => `GET ${list}?${query}`
const cards = () => screen.queryAllByRole('article')
const headings = () => cards().map(card => within(card).getByRole('heading', { level: 2 }).textContent)
const subject = () => screen.getByRole('textbox', { name: 'Materie' })
const city = () => screen.getByRole('textbox', { name: 'Oraș' })
const filter = () => screen.getByRole('button', { name: 'Filtrează' })
const reset = () => screen.queryByRole('link', { name: 'Resetează filtrele' })

async function open(query = '') {
  const app = visit(address + query)
  await screen.findByRole('heading', { level: 1, name: 'Solicitări de meditații' })
  return app
}

/** A complete request as the server sends it. */
function request(RequestCode: string, fields: object = {}) {
  return {
    RequestCode,
    Description: 'Caut un profesor cu răbdare.',
    Category: { Name: 'Pian' },
    City: { Name: 'Iași' },
    IsOnline: false,
    StartDate: '2026-11-19T23:30:00',
    EndDate: '2026-12-03T23:30:00',
    Cycle: { Name: 'Bacalaureat' },
    Learner: { FirstName: 'Ana', UserCode: 'u1' },
    ...fields,
  }
}

function answerRequests(Entities: unknown[], TotalRows = Entities.length) {
  answerWith(http.get(list, () => HttpResponse.json({ TotalRows, Entities })))
}

test('an item is a link as a whole, shows the beginning of its text, and may lack any field', async () => {
  const long = `Început ${'și tot așa '.repeat(200)}sfârșit`
  const nothing = {
    Description: null,
    Category: null,
    City: null,
    IsOnline: null,
    StartDate: null,
    Learner: null,
  }
  answerRequests([
    request('r/1'),
    request('online', { City: null, IsOnline: true }),
    request('long', { Description: long }),
    request('nothing', nothing),
  ])
  await open()
  const [plain, online, , empty] = cards().map(card => within(card))
  if (!plain || !online || !empty) throw new Error('A card is missing.')
  const heading = plain.getByRole('heading', { level: 2, name: 'Am nevoie de meditatii la Pian' })
  for (const text of ['Caut un profesor cu răbdare.', 'Iași', '19 noiembrie 2026'])
    expect(plain.getByText(text)).toBeVisible()
  const link = plain.getByRole('link', {
    name: 'deschide solicitarea: Am nevoie de meditatii la Pian, Iași, Caut un profesor cu răbdare.',
  })
  expect(link).toHaveAttribute('href', '/solicitare-de-meditatii/r%2F1')
  const { left: x, top: y } = heading.getBoundingClientRect()
  expect(document.elementFromPoint(x + 2, y + 2)).toBe(link)

  expect(online.getByText('Online')).toBeVisible()
  expect(
    online.getByRole('link', { name: /^deschide solicitarea: Am nevoie de meditatii la Pian, Online, Caut/ }),
  ).toBeVisible()

  // The whole text is in the document.
  const text = screen.getByText(/^Început/)
  expect(text.textContent).toBe(long)
  expect(text.clientHeight).toBeLessThan(120)

  expect(empty.getByRole('heading', { name: 'Am nevoie de meditatii' })).toBeVisible()
  expect(empty.getByRole('link', { name: 'deschide solicitarea: Am nevoie de meditatii' })).toBeVisible()
  expect(cards()[3]?.textContent).not.toMatch(/undefined|null|NaN|Invalid/)
})

test("marks the viewer's own request", async () => {
  answerRequests([request('r1'), request('r2', { Learner: { FirstName: 'Ioana', UserCode: 's3d8q1' } })])
  visit(address, { as: 'student' })
  const own = await screen.findByText('Solicitarea dvs.')
  expect(own.closest('article')).toContainElement(
    screen.getAllByRole('link', { name: /^deschide/ })[1] ?? null,
  )
})

test('says which request the viewer has answered, with a link to the conversation', async () => {
  answerRequests([request('r1'), request('r2', { Learner: null }), request('r3')])
  noteAnswer('m4t7k2', 'r1', new Date('2026-11-20T07:00:00Z'))
  noteAnswer('m4t7k2', 'r2', new Date('2026-11-19T07:00:00Z'))
  noteAnswer('other', 'r3', new Date('2026-11-20T07:00:00Z'))
  const { router } = visit(address, { as: 'teacher' })
  await screen.findByText('Ați răspuns astăzi, 09:00')
  expect(screen.getByText('Ați răspuns ieri, 09:00')).toBeVisible()
  const links = screen.getAllByRole('link', { name: 'Vezi conversația' })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/u/messages?user=u1', '/u/messages'])
  // A refetch after midnight.
  setServerTime(new Date('2026-11-21T00:10:00'))
  await router.revalidate()
  await waitFor(() => expect(screen.queryByText('Ați răspuns astăzi, 09:00')).toBeNull())
  expect(screen.getByText('Ați răspuns ieri, 09:00')).toBeVisible()
})

describe('the filters', () => {
  test('are applied by the button and by Enter, and are in the address unless they are empty', async () => {
    const { user, address: shown } = await open()
    await user.type(city(), ' Cluj ')
    expect(listCalls()).toHaveLength(1)
    await user.click(filter())
    await waitFor(() => expect(shown()).toBe(`${address}?city=Cluj`))
    expect(listCalls().at(-1)).toBe(call('city=Cluj&subject=&page=1'))
    await waitFor(() => {
      expect(cards()).not.toEqual([])
      for (const card of cards()) expect(within(card).getByText(/^Cluj/)).toBeVisible()
    })
    expect(city()).toHaveValue('Cluj')
    await user.type(subject(), 'limba{Enter}')
    await waitFor(() => expect(shown()).toBe(`${address}?subject=limba&city=Cluj`))
    await waitFor(() => expect(headings()).toEqual(['Am nevoie de meditatii la Limba franceză']))
    expect(subject()).toHaveFocus()
  })

  test('go back to the first page when they change, and keep the page when they do not', async () => {
    const { user, address: shown } = await open('?page=2')
    await user.click(filter())
    await waitFor(() => expect(listCalls().at(-1)).toBe(call('city=&subject=&page=2')))
    expect(shown()).toBe(`${address}?page=2`)
    await user.type(subject(), 'a')
    await user.click(filter())
    await waitFor(() => expect(shown()).toBe(`${address}?subject=a`))
  })

  test('are reset by a link that is shown only while a filter is set', async () => {
    const { user, address: shown } = await open('?subject=limba+englez%C4%83&city=Ia%C8%99i&page=2')
    expect(listCalls()[0]).toBe(call('city=Ia%C8%99i&subject=limba+englez%C4%83&page=2'))
    await user.click(reset() as HTMLElement)
    await waitFor(() => expect(shown()).toBe(address))
    await waitFor(() => expect(cards()).toHaveLength(10))
    expect(subject()).toHaveValue('')
    expect(city()).toHaveValue('')
    expect(reset()).toBeNull()
  })

  test('show the values in the address, also after Back', async () => {
    const { user, router, address: shown } = await open('?subject=limba')
    expect(subject()).toHaveValue('limba')
    await user.clear(subject())
    await user.type(subject(), 'mate')
    await user.click(filter())
    await waitFor(() => expect(shown()).toBe(`${address}?subject=mate`))
    await user.type(city(), 'nefolosit')
    await router.navigate(-1)
    await waitFor(() => expect(subject()).toHaveValue('limba'))
    expect(city()).toHaveValue('')
    await router.navigate(1)
    await waitFor(() => expect(subject()).toHaveValue('mate'))
  })

  test('drop the text of a list that was still loading when the link to the whole list was pressed', async () => {
    const { user, address: shown } = await open()
    hold(list)
    await user.type(subject(), 'limba{Enter}')
    const link = await screen.findByRole('link', { name: 'Resetează filtrele' })
    resetBackend()
    await user.click(link)
    await waitFor(() => expect(subject()).toHaveValue(''))
    expect(shown()).toBe(address)
  })

  test('keep text that is typed while the next list loads, and the previous list stays visible', async () => {
    const { user, address: shown } = await open()
    const before = headings()
    const release = hold(list)
    await user.type(subject(), 'limba{Enter}')
    await waitFor(() => expect(cards()[0]?.closest('[aria-busy="true"]')).not.toBeNull())
    expect(headings()).toEqual(before)
    await user.type(subject(), ' engleza')
    release()
    await waitFor(() => expect(shown()).toBe(`${address}?subject=limba`))
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
    expect(subject()).toHaveValue('limba engleza')
    expect(subject()).toHaveFocus()
  })
})

describe('an empty list', () => {
  const empty = 'Nu exista rezultate care sa corespunda cautarii dvs'

  test('links to the whole list when filters are set', async () => {
    const { user, address: shown } = await open('?subject=alchimie')
    expect(screen.getByRole('heading', { name: empty })).toBeVisible()
    expect(screen.getByText('0 solicitări')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagini' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Vezi toate solicitările' }))
    await waitFor(() => expect(shown()).toBe(address))
    await waitFor(() => expect(cards()).toHaveLength(10))
  })

  test('links to the form for a new request when no filter is set', async () => {
    answerWith(http.get(list, () => HttpResponse.json(null)))
    await open()
    expect(screen.getByRole('heading', { name: empty })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adaugă o solicitare' })).toHaveAttribute(
      'href',
      '/adauga-solicitare-noua',
    )
    expect(screen.getByRole('link', { name: '+ Adauga solicitare noua' })).toHaveAttribute(
      'href',
      '/adauga-solicitare-noua',
    )
    expect(reset()).toBeNull()
  })
})

describe('the pager', () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Pagini' }))
      .getAllByRole('link')
      .find(link => link.getAttribute('aria-current') === 'page')?.textContent

  test('leads through the list and keeps the filters; a page beyond the end shows the last one', async () => {
    const { user, router, address: shown } = await open('?city=online')
    const first = headings()
    await user.click(screen.getByRole('link', { name: 'Pagina urmatoare' }))
    await waitFor(() => expect(shown()).toBe(`${address}?city=online&page=2`))
    await waitFor(() => expect(current()).toBe('2'))
    expect(listCalls().at(-1)).toBe(call('city=online&subject=&page=2'))
    await user.click(screen.getByRole('link', { name: 'Pagina anterioara' }))
    await waitFor(() => expect(shown()).toBe(`${address}?city=online`))
    await waitFor(() => expect(headings()).toEqual(first))

    asked.length = 0
    await router.navigate(`${address}?page=999`)
    await waitFor(() => expect(current()).toBe('6'))
    expect(screen.getByText('57 de solicitări')).toBeVisible()
    expect(cards()).toHaveLength(7)
    expect(listCalls()).toEqual([call('city=&subject=&page=999'), call('city=&subject=&page=6')])
  })
})
