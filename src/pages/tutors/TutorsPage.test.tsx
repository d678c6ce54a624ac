import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { userEvent as browserKeys } from 'vitest/browser'
import { ad, answerAds } from '#test/ads.ts'
import { answerWith, asked, hold } from '#test/backend.ts'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'

const list = '/api/users/getusersdescription'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const listCalls = () => asked.filter(call => call.includes(list))
const call = (query: string) => `GET ${list}?${query}`
const filters = () => within(screen.getByRole('complementary', { name: 'Filtre' }))
const filter = (name: string) => filters().getByRole('link', { name })
const chip = (text: string) => screen.queryByRole('link', { name: `Elimină filtrul ${text}` })
const cards = () => screen.queryAllByRole('article')
const drawing = () => document.querySelector('[data-drawing]')?.getAttribute('data-drawing')
const next = 'Pagina urmatoare'
const previous = 'Pagina anterioara'
/** Sooner than a toast hides by itself. */
const soon = { timeout: 1500 }

/** Levels and cities begin within the box of the filters, and the order has a visible label. */
function expectLayout() {
  const box = screen.getByRole('complementary', { name: 'Filtre' })
  const end = box.getBoundingClientRect().bottom
  for (const part of [
    filters().getByRole('heading', { name: 'Nivel' }),
    filter('Adulți'),
    filters().getByRole('searchbox', { name: 'Caută un oraș' }),
    filter('București'),
  ])
    expect(part.getBoundingClientRect().bottom).toBeLessThan(end)
  // The shadow at the end of the box stays, and what covers it scrolls.
  expect(getComputedStyle(box).backgroundAttachment).toBe('local, scroll')
  const label = screen.getByText('Ordonează după').getBoundingClientRect()
  const select = screen.getByRole('combobox', { name: 'Ordonează după' })
  expect(label.right).toBeLessThan(select.getBoundingClientRect().left)
  expect(label.width).toBeGreaterThan(50)
}

async function open(address = '/Matematica') {
  const app = visit(address)
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('an address opens the list of its subject, whatever its case and diacritics', async () => {
  await open('/LOGIC%C4%82%20%C5%9Fi%20argumentare')
  expect(await heading('Meditatii Logică și argumentare')).toBeVisible()
})

test('the list is requested once, with all five parameters, and a subject in the path comes first', async () => {
  const { router } = await open('/teacher?category=3&city=-1&cycle=2&order=3&page=2')
  await router.navigate('/Matematica?category=3&maincategory=2&city=2')
  await heading('Meditatii Matematica')
  await waitFor(() =>
    expect(listCalls()).toEqual([
      call('categoryid=3&cycleid=2&cityid=-1&order=3&page=2'),
      call('categoryid=1&cycleid=0&cityid=2&order=0&page=1'),
    ]),
  )
})

describe('filters', () => {
  test('of a subject show at once, while the old list stays until the new one has loaded', async () => {
    const { user } = await open()
    expect(await heading('Meditatii Matematica')).toBeVisible()
    expect(screen.getByText(/^De la tabla înmulțirii la integrale/)).toBeVisible()
    expect(screen.getByText(/^Meditațiile la matematică ajută/)).toBeInTheDocument()
    expect(filters().queryByRole('heading', { name: 'Materii' })).toBeNull()
    expect(cards()).toHaveLength(10)
    expect(drawing()).toBe('maths')
    const before = cards().map(card => card.textContent)
    const total = screen.getByText('35 de anunțuri')
    const release = hold(list)
    await user.click(filter('Online'))
    expect(filter('Online')).toHaveAttribute('aria-current', 'true')
    expect(chip('Online')).toBeVisible()
    expect(cards().map(card => card.textContent)).toEqual(before)
    expect(cards()[0]?.closest('[aria-busy="true"]')).not.toBeNull()

    release()
    await waitFor(() => expect(cards().map(card => card.textContent)).not.toEqual(before))
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
    for (const card of cards()) expect(within(card).getByText('Online')).toBeVisible()
    // In the same live region, so that it is announced.
    expect(screen.getByText(/^\d+ (de )?anunțuri$/)).toBe(total)
    expect(total).not.toHaveTextContent('35')
    expect(total.closest('[aria-live=polite]')).not.toBeNull()
  })

  test('are in the address, with chips named from the lists; a second press or the chip removes one', async () => {
    const { user, address } = await open()
    await user.click(filter('Cluj-Napoca'))
    await waitFor(() => expect(address()).toBe('/Matematica?city=2'))
    await user.click(filter('Bacalaureat'))
    await waitFor(() => expect(address()).toBe('/Matematica?city=2&cycle=6'))
    await waitFor(() => expect(chip('Nivel: Bacalaureat')).toBeVisible())
    expect(screen.getByText(/^· Cluj-Napoca · Bacalaureat · prețuri\sîn\slei$/)).toBeVisible()
    expect(chip('Oras: Cluj-Napoca')).toBeVisible()
    expect(listCalls().at(-1)).toBe(call('categoryid=1&cycleid=6&cityid=2&order=0&page=1'))

    await user.click(filter('Bacalaureat'))
    await waitFor(() => expect(address()).toBe('/Matematica?city=2'))
    await waitFor(() => expect(chip('Nivel: Bacalaureat')).toBeNull())
    await user.click(screen.getByRole('link', { name: 'Elimină filtrul Oras: Cluj-Napoca' }))
    await waitFor(() => expect(address()).toBe('/Matematica'))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtre active' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Anulează' }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=2'))
    expect(await screen.findByRole('link', { name: 'Elimină filtrul Oras: Cluj-Napoca' })).toBeVisible()
    expect(screen.queryByText('Fără filtrul Cluj-Napoca')).toBeNull()
  })

  test('an undo keeps what was chosen since, and is no longer offered once its filter has been chosen again', async () => {
    const { user, address, router } = await open('/Matematica?city=2&cycle=6')
    await user.click(screen.getByRole('link', { name: 'Resetează filtrele' }))
    await user.click(filter('Online'))
    await waitFor(() => expect(address()).toBe('/Matematica?city=-1'))
    await user.click(await screen.findByRole('button', { name: 'Anulează' }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=-1&cycle=6'))
    await user.click(screen.getByRole('link', { name: 'Elimină filtrul Online' }))
    expect(await screen.findByText('Fără filtrul Online')).toBeVisible()
    await user.click(filter('Cluj-Napoca'))
    await waitFor(() => expect(screen.queryByText('Fără filtrul Online')).toBeNull(), soon)
    await router.navigate('/Matematica?city=2&page=3')
    await user.click(screen.getByRole('link', { name: 'Elimină filtrul Oras: Cluj-Napoca' }))
    expect(await screen.findByText('Fără filtrul Cluj-Napoca')).toBeVisible()
    await user.click(filter('Cluj-Napoca'))
    await waitFor(() => expect(address()).toBe('/Matematica?city=2'))
    await waitFor(() => expect(screen.queryByText('Fără filtrul Cluj-Napoca')).toBeNull(), soon)
  })

  test('the offer to undo goes when the list without the filter cannot be loaded, so that the filter stays', async () => {
    const { user, address } = await open('/Matematica?city=2')
    const release = hold(list, () => new HttpResponse(null, { status: 500 }))
    await user.click(screen.getByRole('link', { name: 'Elimină filtrul Oras: Cluj-Napoca' }))
    expect(await screen.findByText('Fără filtrul Cluj-Napoca')).toBeVisible()
    release()
    expect(await screen.findByText(/^Lista cerută nu s-a putut încărca/)).toBeVisible()
    expect(address()).toBe('/Matematica?city=2')
    await waitFor(() => expect(screen.queryByText('Fără filtrul Cluj-Napoca')).toBeNull(), soon)
  })

  test('the offer to undo goes with its list', async () => {
    const { user, router } = await open('/Matematica?city=2')
    await user.click(screen.getByRole('link', { name: 'Elimină filtrul Oras: Cluj-Napoca' }))
    expect(await screen.findByRole('button', { name: 'Anulează' })).toBeVisible()
    await router.navigate('/Contact')
    await heading('Contact')
    expect(screen.queryByRole('button', { name: 'Anulează' })).toBeNull()
  })

  test('a reset gives the bare address; an order and an open group can be reset, but are not active filters', async () => {
    const { user, address, router } = await open(
      '/teacher?maincategory=1&category=1&city=2&cycle=6&order=3&page=1',
    )
    await user.click(screen.getByRole('link', { name: 'Resetează filtrele' }))
    await waitFor(() => expect(address()).toBe('/teacher'))
    expect(listCalls().at(-1)).toBe(call('categoryid=0&cycleid=0&cityid=0&order=0&page=1'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Resetează filtrele' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Anulează' }))
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=1&category=1&city=2&cycle=6&order=3'))

    await router.navigate('/teacher?order=3&maincategory=6')
    expect(await screen.findByRole('link', { name: 'Resetează filtrele' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Filtre active' })).toBeNull()
  })

  test('of all: opening a group sends no request; choosing a subject in it does', async () => {
    const { user, address } = await open('/teacher')
    expect(await heading('Ultimele anunturi')).toBeVisible()
    expect(filters().getByRole('heading', { name: 'Materii' })).toBeVisible()
    expect(filter('Muzică')).toHaveAttribute('aria-expanded', 'false')
    expect(cards()).toHaveLength(10)
    expect(drawing()).toBe('plain')
    expectLayout()
    await user.click(filter('Muzică'))
    await waitFor(() => expect(filter('Muzică')).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=6'))
    expect(listCalls()).toHaveLength(1)
    await user.click(filter('Pian'))
    await waitFor(() => expect(chip('Materie: Pian')).toBeVisible())
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=6&category=43'))
    await waitFor(() => {
      for (const card of cards()) expect(within(card).getByRole('link', { name: 'Pian' })).toBeVisible()
    })
  })
})

describe('an open group closes when it is pressed again', () => {
  const music = () => filter('Muzică')

  async function expectOpen(isOpen: boolean) {
    await waitFor(() => expect(music()).toHaveAttribute('aria-expanded', String(isOpen)))
    expect(filters().queryByRole('link', { name: 'Vioară' }) !== null).toBe(isOpen)
  }

  async function press(user: UserEvent) {
    await user.click(music())
    expect(music()).toHaveFocus()
  }

  test('opened by the address, with the chosen subject in it', async () => {
    const { user, router, address } = await open('/teacher?maincategory=6&category=43')
    await press(user)
    await expectOpen(false)
    await waitFor(() => expect(address()).toBe('/teacher?category=43'))
    expect(chip('Materie: Pian')).toBeVisible()
    await press(user)
    await expectOpen(true)
    await router.navigate(-1)
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=6&category=43'))
    await expectOpen(true)
  })

  test('opened only by the chosen subject: the address does not change, and the group stays open when the subject is removed', async () => {
    const { user, address, router } = await open('/teacher?category=43')
    await expectOpen(true)
    await press(user)
    await expectOpen(false)
    await press(user)
    await expectOpen(true)
    expect(address()).toBe('/teacher?category=43')
    expect(listCalls()).toHaveLength(1)
    await user.click(filter('Arte'))
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=7&category=43'))
    await expectOpen(false)
    await router.navigate(-1)
    await expectOpen(true)
    await user.click(filter('Pian'))
    await waitFor(() => expect(address()).toBe('/teacher?maincategory=6'))
    await expectOpen(true)
    expect(filter('Pian')).toHaveFocus()
  })

  test('that has no main category of its name', async () => {
    answerWith(http.get('/api/categories/getmains', () => HttpResponse.json([])))
    const { user, address } = await open('/teacher')
    await expectOpen(true)
    await press(user)
    await expectOpen(false)
    expect(address()).toBe('/teacher')
  })
})

test('applies the second of two quick presses, even if the response to the first comes last', async () => {
  const { user, address } = await open()
  const slow = Promise.withResolvers<void>()
  answerWith(
    http.get(list, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('cityid') === '-1') {
        await slow.promise
        return HttpResponse.json({
          TotalRows: 1,
          Entities: [ad('first', { Teacher: { FirstName: 'Prima' } })],
        })
      }
      return HttpResponse.json({
        TotalRows: 1,
        Entities: [ad('second', { Teacher: { FirstName: 'Adoua' } })],
      })
    }),
  )
  await user.click(filter('Online'))
  await user.click(filter('Cluj-Napoca'))
  expect(await screen.findByRole('heading', { name: 'Adoua P.' })).toBeVisible()
  slow.resolve()
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  // Had the late response been applied, it would show by now.
  await waitForLateResponse()
  expect(screen.queryByRole('heading', { name: 'Prima P.' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Adoua P.' })).toBeVisible()
  expect(chip('Oras: Cluj-Napoca')).toBeVisible()
  expect(chip('Online')).toBeNull()
  expect(address()).toBe('/Matematica?city=2')
})

/** Waits for two more calls: they are answered after the late response. */
async function waitForLateResponse() {
  await fetch('/api/cycle/getall')
  await fetch('/api/cycle/getall')
}

describe('nothing found', () => {
  test('says so, and offers to add a request; a city that is not in the lists has no chip, but can be reset', async () => {
    const { user, address } = await open('/Matematica?city=99999')
    const title = 'Nu există rezultate care să corespundă căutării dvs'
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText('0 anunțuri')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Adaugă o solicitare' })).toHaveAttribute(
      'href',
      '/adauga-solicitare-noua?category=1&city=99999',
    )
    expect(screen.queryByRole('navigation', { name: 'Pagini' })).toBeNull()
    expect(cards()).toEqual([])
    expect(screen.queryByRole('list', { name: 'Filtre active' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Resetează filtrele' }))
    await waitFor(() => expect(address()).toBe('/Matematica'))
  })

  test('offers to search without the filters, after which the heading has the focus', async () => {
    const { user, address } = await open('/Matematica?city=99999&order=2')
    await user.click(screen.getByRole('link', { name: 'Caută fără filtre' }))
    await waitFor(() => expect(address()).toBe('/Matematica'))
    await waitFor(() => expect(cards()).not.toEqual([]))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('in a town, offers the tutors who teach online', async () => {
    const { user, address } = await open('/Matematica?city=99999&order=2')
    await user.click(screen.getByRole('link', { name: 'Caută online' }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=-1&order=2'))
    await waitFor(() => expect(cards()).not.toEqual([]))
    expect(screen.queryByRole('link', { name: 'Caută online' })).toBeNull()
  })

  test('treats null as an empty page', async () => {
    answerWith(http.get(list, () => HttpResponse.json(null)))
    await open('/teacher')
    expect(
      screen.getByRole('heading', { name: 'Nu exista rezultate care sa corespunda cautarii dvs' }),
    ).toBeVisible()
  })
})

test('changes the order by the arrow keys, goes back to the first page, and keeps the focus while the list loads', async () => {
  const { address } = await open('/Matematica?page=2')
  const order = await screen.findByRole('combobox', { name: 'Ordonează după' })
  expect(
    within(order)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['Recomandate', 'Cele mai populare', 'Recenzii', 'Cele mai noi'])
  order.focus()
  await browserKeys.keyboard('{ArrowDown}')
  expect(order).toHaveDisplayValue('Cele mai populare')
  await waitFor(() => expect(address()).toBe('/Matematica?order=1'))
  // The second press does not wait for the list of the first.
  await browserKeys.keyboard('{ArrowDown}{ArrowDown}')
  expect(order).toHaveDisplayValue('Cele mai noi')
  await waitFor(() => expect(address()).toBe('/Matematica?order=3'))
  expect(listCalls().at(-1)).toBe(call('categoryid=1&cycleid=0&cityid=0&order=3&page=1'))
  expect(order).toHaveDisplayValue('Cele mai noi')
  expect(order).toHaveFocus()
})

describe('the pager', () => {
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Pagini' }))
      .getAllByRole('link')
      .find(link => link.getAttribute('aria-current') === 'page')?.textContent

  test('leads through the list and keeps the filters; a page beyond the end shows the last one', async () => {
    const { user, address, router } = await open('/Matematica?city=-1')
    const first = cards().map(card => card.textContent)
    expect(screen.queryByRole('link', { name: previous })).toBeNull()
    await user.click(screen.getByRole('link', { name: next }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=-1&page=2'))
    await waitFor(() => expect(current()).toBe('2'))
    expect(cards().map(card => card.textContent)).not.toEqual(first)
    await user.click(screen.getByRole('link', { name: previous }))
    await waitFor(() => expect(cards().map(card => card.textContent)).toEqual(first))
    expect(address()).toBe('/Matematica?city=-1')

    await router.navigate('/teacher?page=999')
    await waitFor(() => expect(current()).toBe('96'))
    expect(screen.queryByRole('link', { name: next })).toBeNull()
    expect(cards()).toHaveLength(10)
    expect(listCalls().at(-1)).toBe(call('categoryid=0&cycleid=0&cityid=0&order=0&page=96'))
  })

  test('is not shown for a single page', async () => {
    answerAds([ad('a1'), ad('a2')])
    await open()
    expect(screen.getByText('2 anunțuri')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Pagini' })).toBeNull()
  })
})

test('shows nine of ten ads when one breaks the contract, one report without values, and a notice in development', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => ad(`a${index}`))
  answerAds([...rows.slice(0, 4), ad('broken', { Category: { Id: 'secret', Name: null } }), ...rows.slice(4)])
  await open()
  expect(cards()).toHaveLength(9)
  const reports = logged.filter(({ level }) => level === 'error')
  expect(reports).toHaveLength(1)
  expect(reports[0]?.text).toContain(`GET ${list} [].Category`)
  expect(JSON.stringify(reports)).not.toContain('secret')
  expect(screen.getByText('Răspunsuri care nu respectă contractul: 1')).toBeVisible()
})

test('a filter and a page act on the list where they are pressed, even when the next screen has loaded but not rendered', async () => {
  const { router, address } = await open()
  for (const name of ['Online', next]) {
    await waitFor(() => expect(address()).toBe('/Matematica'))
    const link = await screen.findByRole('link', { name })
    await router.navigate('/Contact')
    link.click()
    await waitFor(() => expect(address()).toMatch(/^\/Matematica\?/))
    await router.navigate('/Matematica')
  }
})
