import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '#test/visit.tsx'
import { applyTheme, readTheme } from './theme.ts'

const theme = () => document.documentElement.dataset['theme']
const inFooter = async () => within(await screen.findByRole('contentinfo'))

test('the device decides unless the user chooses light or dark', async () => {
  const { user } = visit('/')
  const footer = await inFooter()
  expect(footer.getByRole('radio', { name: 'Automat' })).toBeChecked()
  expect(theme()).toBeUndefined()
  await user.click(footer.getByRole('radio', { name: 'Întunecat' }))
  expect(theme()).toBe('dark')
  await user.click(footer.getByRole('radio', { name: 'Luminos' }))
  expect(theme()).toBe('light')
  await user.click(footer.getByRole('radio', { name: 'Automat' }))
  expect(theme()).toBeUndefined()
})

test('every switch of the page shows the same choice, which is restored on the next visit', async () => {
  const { user } = visit('/', { as: 'student' })
  await user.click(await screen.findByRole('button', { name: /Contul meu/ }))
  await user.click((await inFooter()).getByRole('radio', { name: 'Întunecat' }))
  const switches = screen.getAllByRole('radio', { name: 'Întunecat' })
  expect(switches).toHaveLength(2)
  for (const choice of switches) expect(choice).toBeChecked()
  cleanup()
  delete document.documentElement.dataset['theme']

  applyTheme(readTheme())
  expect(theme()).toBe('dark')
  visit('/')
  expect((await inFooter()).getByRole('radio', { name: 'Întunecat' })).toBeChecked()
})

test('the theme changes even when the browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused')
  })
  const { user } = visit('/')
  await user.click((await inFooter()).getByRole('radio', { name: 'Întunecat' }))
  expect(theme()).toBe('dark')
})
