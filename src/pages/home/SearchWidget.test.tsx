import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { answerWith, asked, hold, resetBackend } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const picker = (name: 'Materie' | 'Oraș' | 'Nivel') => screen.getByRole('combobox', { name })
const options = () => screen.queryAllByRole('option').map(option => option.textContent)
const cycleNote = 'Nivelul se aplică numai împreună cu un oraș sau cu Online.'

async function openHome() {
  const app = visit('/')
  await screen.findByRole('heading', { level: 1 })
  /** Types into a picker and chooses the first match. */
  async function pick(name: Parameters<typeof picker>[0], text: string) {
    await app.user.type(picker(name), text)
    await waitFor(() => expect(options()).not.toEqual([]))
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(options()).toEqual([]))
  }
  return { ...app, pick, search: () => app.user.click(screen.getByRole('button', { name: 'Caută' })) }
}

describe('the search button', () => {
  test('leads to the tutor list of the subject, filtered by city and level; Online is before the cities', async () => {
    const { user, pick, search, address } = await openHome()
    await user.click(picker('Oraș'))
    await waitFor(() => expect(options()).toHaveLength(10))
    expect(options().slice(0, 3)).toEqual(['Online', 'BucureștiBucurești', 'Cluj-NapocaCluj'])
    await pick('Materie', 'matem')
    await pick('Oraș', 'cluj')
    await pick('Nivel', 'bac')
    expect(screen.queryByText(cycleNote)).toBeNull()
    await search()
    expect(await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
    expect(address()).toBe('/Matematica/?city=2&cycle=6')
    await waitFor(() =>
      expect(asked).toContain(
        'GET /api/users/getusersdescription?categoryid=1&cycleid=6&cityid=2&order=0&page=1',
      ),
    )
  })

  test('a level without a city is not part of the search, and a note beside the picker says so', async () => {
    const { pick, search, address } = await openHome()
    await pick('Materie', 'pian')
    expect(screen.queryByText(cycleNote)).toBeNull()
    await pick('Nivel', 'adul')
    expect(screen.getByText(cycleNote)).toBeVisible()
    expect(screen.getByText(cycleNote)).toHaveAttribute('aria-live', 'polite')
    await search()
    await screen.findByRole('heading', { level: 1, name: 'Meditatii Pian' })
    expect(address()).toBe('/Pian/')
  })
})

describe('typed text that was not picked from the list', () => {
  test('stops the search when it does not identify one item: the picker shows an error and takes the focus', async () => {
    const { user, search, address } = await openHome()
    for (const [name, typed, error] of [
      ['Materie', 'xyz', 'Nici un rezultat'],
      ['Oraș', 'ora', 'Alegeți un rezultat din listă.'],
      ['Nivel', 'xyz', 'Nici un rezultat'],
    ] as const) {
      await user.type(picker(name), typed)
      await search()
      // Once its list has loaded.
      await waitFor(() => expect(picker(name)).toHaveFocus())
      expect(picker(name)).toHaveValue(typed)
      expect(picker(name)).toHaveAccessibleDescription(error)
      expect(address()).toBe('/')
      await user.clear(picker(name))
    }
    await search()
    await waitFor(() => expect(address()).toBe('/teacher/'))
  })

  test('is searched for when it identifies one item, once its list has loaded', async () => {
    const release = hold('/api/categories/getall')
    const { user, search, address } = await openHome()
    await user.type(picker('Materie'), 'matematica')
    await user.tab()
    await user.type(picker('Oraș'), 'online')
    await search()
    expect(screen.getByRole('button', { name: 'Caută' })).toHaveAttribute('aria-busy', 'true')
    expect(address()).toBe('/')
    release()
    expect(await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })).toBeVisible()
    expect(address()).toBe('/Matematica/?city=-1')
  })
})

test('Back from the list shows what was picked; a new visit starts empty', async () => {
  const { pick, search, router } = await openHome()
  async function picked() {
    await screen.findByRole('button', { name: 'Caută' })
    return (['Materie', 'Oraș', 'Nivel'] as const).map(name => (picker(name) as HTMLInputElement).value)
  }
  await pick('Materie', 'matem')
  await pick('Oraș', 'online')
  await pick('Nivel', 'bac')
  await search()
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await router.navigate(-1)
  expect(await picked()).toEqual(['Matematica', 'Online', 'Bacalaureat'])
  await search()
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  await router.navigate('/')
  expect(await picked()).toEqual(['', '', ''])
})

test('shows an error in the search when a list fails, and loads it on retry, with the chosen values kept', async () => {
  const failed = 'Listele de materii și orașe nu s-au putut încărca.'
  answerWith(http.get('/api/users/GetCities', () => new HttpResponse(null, { status: 500 })))
  const { user, pick } = await openHome()
  expect(await screen.findByText(failed)).toBeVisible()
  await user.click(picker('Oraș'))
  expect(await screen.findByText('Lista nu a putut fi încărcată.')).toBeVisible()
  await user.keyboard('{Escape}')
  await pick('Materie', 'chimie')

  resetBackend()
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou' }))
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(picker('Materie')).toHaveValue('Chimie')
  await pick('Oraș', 'iasi')
  expect(picker('Oraș')).toHaveValue('Iași')
})
