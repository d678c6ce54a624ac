import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hold } from '#test/backend.ts'
import { logged } from '#test/noise.ts'
import { visit } from '#test/visit.tsx'
import { AdBanner } from './AppShell.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the first Tab stop is a link that skips the navigation, to the heading', async () => {
  const { user, address } = visit('/teacher')
  await heading('Ultimele anunturi')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Sari la conținut' })
  expect(skip).toHaveFocus()
  await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  await user.keyboard('{Enter}')
  expect(await heading('Ultimele anunturi')).toHaveFocus()
  expect(address()).toBe('/teacher')
})

describe('the focus and the announcement', () => {
  test('a change of screen focuses the new heading, Back the link that was pressed, and both announce the title', async () => {
    const { user, router } = visit('/')
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Materii căutate' }))
    await user.click(shortcuts.getByRole('link', { name: 'Matematica' }))
    expect(await heading('Meditatii Matematica')).toHaveFocus()
    const announced = await screen.findByText('Meditatii Matematica – Meditații')
    expect(announced.closest('[aria-live]')).not.toBeNull()
    await router.navigate(-1)
    expect(await screen.findByText('Meditații pentru elevi și studenți – Meditații')).toBeInTheDocument()
    const back = within(screen.getByRole('navigation', { name: 'Materii căutate' }))
    await waitFor(() => expect(back.getByRole('link', { name: 'Matematica' })).toHaveFocus())
  })

  test('another page of the list focuses the heading and announces its number', async () => {
    const { user } = visit('/Matematica')
    await user.click(await screen.findByRole('link', { name: 'Pagina 2' }))
    await waitFor(async () => expect(await heading('Meditatii Matematica')).toHaveFocus())
    expect(screen.getByText('Meditatii Matematica, pagina 2 – Meditații')).toBeInTheDocument()
  })

  // On page 2 a filter also resets the page, which does not count as a change of page.
  test.each(['/Matematica', '/Matematica?page=2'])(
    'opening %s leaves the focus in place and announces nothing, and so does a filter',
    async at => {
      const { user, address } = visit(at)
      expect(await heading('Meditatii Matematica')).not.toHaveFocus()
      const filter = screen.getByRole('link', { name: 'Online' })
      await user.click(filter)
      await waitFor(() => expect(address()).toBe('/Matematica?city=-1'))
      await screen.findByRole('link', { name: 'Elimină filtrul Online' })
      expect(filter).toHaveFocus()
      expect(screen.queryByText('Meditatii Matematica – Meditații')).toBeNull()
    },
  )

  test('removing a filter by its chip, which unmounts, focuses the heading', async () => {
    const { user, address } = visit('/Matematica?city=-1')
    const chip = await screen.findByRole('link', { name: 'Elimină filtrul Online' })
    chip.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/Matematica'))
    await waitFor(async () => expect(await heading('Meditatii Matematica')).toHaveFocus())
  })
})

test('the open dialog has the z-index of the specification, 1055, and closes when Back leads to another screen', async () => {
  const { user, router } = visit('/', { as: 'student' })
  const shortcuts = within(await screen.findByRole('navigation', { name: 'Materii căutate' }))
  await user.click(shortcuts.getByRole('link', { name: 'Matematica' }))
  await user.click(await screen.findByRole('button', { name: 'Trimite mesaj către Mihai Ionescu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Trimite mesaj' })
  const layers = []
  for (let element: Element | null = dialog; element; element = element.parentElement)
    layers.push(getComputedStyle(element).zIndex)
  expect(layers).toContain('1055')
  await router.navigate(-1)
  await heading('Găsiți profesorul care vi se potrivește')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('each response is logged with its status, and no ad banner is rendered by default', async () => {
  visit('/Contact')
  await heading('Contact')
  await waitFor(() =>
    expect(logged.map(({ text }) => text)).toContain('GET /api/users/GetCurrentProfile 200'),
  )
  expect(screen.queryByRole('complementary', { name: 'Publicitate' })).toBeNull()
})

test('leaving a screen aborts its pending reads, and no others', async () => {
  const path = '/api/users/GetSuggestedUsers'
  hold(path)
  const sent: Request[] = []
  const { fetch: send } = globalThis
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    sent.push(new Request(input, init))
    return send(input, init)
  })
  const { router } = visit('/teacherprofile/ae31oi')
  await heading('Meditatii Matematica')
  const reading = () => sent.filter(({ url }) => new URL(url).pathname === path)
  await waitFor(() => expect(reading()).toHaveLength(1))
  expect(reading()[0]?.signal.aborted).toBe(false)

  await router.navigate('/Matematica')
  expect(await screen.findAllByRole('article')).not.toHaveLength(0)
  await waitFor(() => expect(reading()[0]?.signal.aborted).toBe(true))
  const list = sent.find(({ url }) => url.includes('/api/users/getusersdescription'))
  expect(list?.signal.aborted).toBe(false)
})

describe('the check of the ad banner after 3 seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<AdBanner />)
  })

  const slot = () => screen.getByRole('complementary', { name: 'Publicitate' })
  const warning = { level: 'warn', text: 'The ad banner was blocked.' }

  test('logs nothing when the slot is visible', () => {
    vi.advanceTimersByTime(10_000)
    expect(slot()).toBeVisible()
    expect(logged).toEqual([])
  })

  test('logs one warning when the slot is hidden', () => {
    slot().style.display = 'none'
    vi.advanceTimersByTime(2999)
    expect(logged).toEqual([])
    vi.advanceTimersByTime(10_000)
    expect(logged).toEqual([expect.objectContaining(warning)])
  })

  test('logs one warning when the slot was removed from the page', () => {
    const removed = slot()
    const parent = removed.parentElement
    removed.remove()
    vi.advanceTimersByTime(3000)
    expect(logged).toEqual([expect.objectContaining(warning)])
    // React itself removes the slot after the test, so it must be back in its parent.
    parent?.append(removed)
  })
})
