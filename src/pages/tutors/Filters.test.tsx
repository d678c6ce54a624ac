import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { answerWith } from '#test/backend.ts'
import { isInSight, onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

test('shows the filters in a sheet on a phone, and each press updates the list behind it', async () => {
  await onPhone()
  const { user, address } = visit('/Matematica')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  expect(screen.queryByRole('complementary', { name: 'Filtre' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Filtre' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtre' }))
  await user.click(sheet.getByRole('link', { name: 'Online' }))
  await waitFor(() => expect(address()).toBe('/Matematica?city=-1'))
  expect(sheet.getByRole('link', { name: 'Online' })).toHaveAttribute('aria-current', 'true')
  await user.click(sheet.getByRole('link', { name: 'Bacalaureat' }))
  await waitFor(() => expect(address()).toBe('/Matematica?city=-1&cycle=6'))

  await user.click(await sheet.findByRole('button', { name: 'Arată 7 anunțuri' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'Filtre (2)' })
  await waitFor(() => expect(button).toHaveFocus())
})

test('Back undoes the last filter and closes the sheet, as any dialog above an address that changes', async () => {
  await onPhone()
  const { user, address, router } = visit('/Matematica')
  await user.click(await screen.findByRole('button', { name: 'Filtre' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtre' }))
  await user.click(sheet.getByRole('link', { name: 'Online' }))
  await waitFor(() => expect(address()).toBe('/Matematica?city=-1'))
  await user.click(sheet.getByRole('link', { name: 'Bacalaureat' }))
  await sheet.findByRole('button', { name: 'Arată 7 anunțuri' })
  await router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/Matematica?city=-1')
})

test('the sheet says that nothing is found before it is closed', async () => {
  await onPhone()
  const { user } = visit('/Matematica?city=99999')
  await screen.findByText('0 anunțuri')
  await user.click(screen.getByRole('button', { name: 'Filtre (1)' }))
  expect(await screen.findByRole('button', { name: 'Arată 0 anunțuri' })).toBeVisible()
})

describe('the city filter', () => {
  const largest = [
    'București',
    'Cluj-Napoca',
    'Iași',
    'Timișoara',
    'Constanța',
    'Craiova',
    'Brașov',
    'Galați',
    'Ploiești',
  ]

  async function open(address = '/Matematica') {
    const app = visit(address)
    await screen.findByRole('heading', { level: 1 })
    const filters = within(screen.getByRole('complementary', { name: 'Filtre' }))
    const search = filters.getByRole('searchbox', { name: 'Caută un oraș' })
    const cities = () => {
      const place = filters.getByRole('heading', { name: 'Oraș' }).parentElement
      const [list] = place ? within(place).queryAllByRole('list') : []
      return list
        ? within(list)
            .queryAllByRole('link')
            .map(link => link.textContent)
        : []
    }
    return { ...app, filters, search, cities }
  }

  test('shows the first 11 until "mai mult..." is pressed', async () => {
    const { user, filters, cities } = await open()
    expect(cities()).toHaveLength(11)
    expect(cities().slice(0, 9)).toEqual(largest)
    await user.click(filters.getByRole('button', { name: 'mai mult...' }))
    await waitFor(() => expect(cities().length).toBeGreaterThan(300))
    // The button is now thousands of pixels below.
    expect(document.activeElement).toHaveTextContent(cities()[11] ?? 'no city')
    await user.click(filters.getByRole('button', { name: 'mai putin...' }))
    await waitFor(() => expect(cities()).toHaveLength(11))
    expect(isInSight(filters.getByRole('button', { name: 'mai mult...' }))).toBe(true)
  })

  test('finds a city whatever its diacritics, leads to its list, and says so when none matches', async () => {
    const { user, search, cities, filters, address } = await open()
    await user.type(search, 'timiş')
    expect(cities()).toContain('Timișoara')
    expect(cities().length).toBeLessThanOrEqual(10)
    expect(filters.queryByRole('button', { name: 'mai mult...' })).toBeNull()
    await user.click(filters.getByRole('link', { name: 'Timișoara' }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=4'))
    // Mounted before it has a text, or the text would not be announced.
    const note = document.querySelector('aside [aria-live]')
    expect(note).toBeEmptyDOMElement()
    await user.type(search, 'Atlantida')
    expect(filters.getByText('Nici un rezultat')).toBe(note)
    expect(note).toBeVisible()
    expect(cities()).toEqual([])
  })

  test('shows the county of cities that share a name, in the list and on the chip', async () => {
    answerWith(
      http.get('/api/users/GetCities', () =>
        HttpResponse.json([
          { Id: '2', Name: 'Cluj-Napoca', County: 'Cluj' },
          { Id: '7', Name: 'Poiana Frumoasă', County: 'Cluj' },
          { Id: '8', Name: 'Poiana Frumoasă', County: 'Alba' },
        ]),
      ),
    )
    const { user, search, cities, filters, address } = await open()
    expect(cities()).toEqual(['Cluj-Napoca', 'Poiana Frumoasă, Cluj', 'Poiana Frumoasă, Alba'])
    await user.type(search, 'poiana')
    expect(cities()).toEqual(['Poiana Frumoasă, Cluj', 'Poiana Frumoasă, Alba'])
    await user.click(filters.getByRole('link', { name: 'Poiana Frumoasă, Alba' }))
    await waitFor(() => expect(address()).toBe('/Matematica?city=8'))
    expect(
      await screen.findByRole('link', { name: 'Elimină filtrul Oras: Poiana Frumoasă, Alba' }),
    ).toBeVisible()
  })

  test('shows the chosen city first when it is not among the first 11, so that it can be removed', async () => {
    const { user, cities, filters, address } = await open('/Matematica?city=200')
    expect(cities()).toHaveLength(12)
    const chosen = filters.getByRole('link', { current: true })
    expect(chosen).toHaveTextContent(cities()[0] ?? '')
    await user.click(chosen)
    await waitFor(() => expect(address()).toBe('/Matematica'))
  })

  test('marks the chosen city in the long list too, and in the search, however many cities come before it', async () => {
    const villages = Array.from({ length: 1000 }, (_, index) => ({
      Id: index + 1,
      Name: `Satul ${index + 1}`,
    }))
    answerWith(http.get('/api/users/GetCities', () => HttpResponse.json(villages)))
    const { user, cities, search, filters } = await open('/Matematica?city=900')
    const chosen = () => filters.getByRole('link', { current: true })
    await user.click(filters.getByRole('button', { name: 'mai mult...' }))
    await waitFor(() => expect(cities().length).toBeGreaterThan(300))
    expect(cities().slice(0, 2)).toEqual(['Satul 900', 'Satul 1'])
    expect(chosen()).toHaveTextContent('Satul 900')
    expect(cities().filter(name => name === 'Satul 900')).toHaveLength(1)
    expect(document.activeElement).toHaveTextContent('Satul 12')

    await user.type(search, 'satul')
    expect(cities()).toHaveLength(10)
    expect(chosen()).toHaveTextContent('Satul 900')
    await user.type(search, ' 12')
    expect(cities()[0]).toBe('Satul 12')
    expect(filters.queryByRole('link', { current: true })).toBeNull()
  })
})

test('a closed group of subjects still shows the chosen subject, which can be removed', async () => {
  const { user, address } = visit('/teacher?category=1')
  await screen.findByRole('heading', { level: 1 })
  const filters = within(screen.getByRole('complementary', { name: 'Filtre' }))
  const open = filters.getByRole('link', { expanded: true })
  expect(filters.getByRole('link', { current: true })).toHaveTextContent('Matematica')
  await user.click(open)
  expect(open).toHaveAttribute('aria-expanded', 'false')
  const chosen = filters.getByRole('link', { current: true })
  expect(chosen).toHaveTextContent('Matematica')
  await user.click(chosen)
  await waitFor(() => expect(address()).not.toMatch(/[?&]category=/))
  expect(filters.queryByRole('link', { current: true })).toBeNull()
})
