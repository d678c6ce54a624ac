import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { visit } from '#test/visit.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('shows home', async () => {
  visit('/')
  await heading('Găsiți profesorul potrivit pentru copilul dvs.')
  expect((await screen.findAllByRole('article')).length).toBe(6)
})

test('the first stop of the keyboard leads past the navigation', async () => {
  const { user, address } = visit('/teacher')
  await heading('Ultimele anunturi')
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Sari la conținut' })
  expect(skip).toHaveFocus()
  await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/teacher')
})

test.each([
  ['/', 'Meditații pentru elevi și studenți – Meditații'],
  ['/teacher', 'Ultimele anunturi – Meditații'],
  ['/Matematica', 'Meditatii Matematica – Meditații'],
])('%s has the title %s', async (address, title) => {
  visit(address)
  await waitFor(() => expect(document.title).toBe(title))
})

describe('the focus and the announcement', () => {
  test('another screen: the focus is on its heading, and its title is announced', async () => {
    const { user } = visit('/')
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Materii căutate' }))
    await user.click(shortcuts.getByRole('link', { name: 'Matematica' }))
    expect(await heading('Meditatii Matematica')).toHaveFocus()
    const announced = screen.getByText('Meditatii Matematica – Meditații')
    expect(announced.closest('[role=status]')).not.toBeNull()
  })

  test('back: the same', async () => {
    const { user, router } = visit('/')
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Materii căutate' }))
    await user.click(shortcuts.getByRole('link', { name: 'biologie' }))
    await heading('Meditatii biologie')
    await router.navigate(-1)
    await waitFor(async () =>
      expect(await heading('Găsiți profesorul potrivit pentru copilul dvs.')).toHaveFocus(),
    )
    expect(screen.getByText('Meditații pentru elevi și studenți – Meditații')).toBeInTheDocument()
  })

  test('another page of the list: the focus is on the heading', async () => {
    const { user } = visit('/Matematica')
    await user.click(await screen.findByRole('link', { name: 'Pagina 2' }))
    await waitFor(async () => expect(await heading('Meditatii Matematica')).toHaveFocus())
  })

  test('a filter: the focus stays, and nothing is announced', async () => {
    const { user, address } = visit('/Matematica')
    await heading('Meditatii Matematica')
    const filter = screen.getByRole('link', { name: 'Online' })
    await user.click(filter)
    await waitFor(() => expect(address()).toBe('/Matematica?city=-1'))
    await screen.findByRole('link', { name: 'Elimină filtrul Online' })
    expect(filter).toHaveFocus()
    expect(screen.queryByText('Meditatii Matematica – Meditații')).toBeNull()
  })

  test('the first screen takes no focus and announces nothing', async () => {
    visit('/Matematica')
    expect(await heading('Meditatii Matematica')).not.toHaveFocus()
    expect(screen.queryByText('Meditatii Matematica – Meditații')).toBeNull()
  })
})
