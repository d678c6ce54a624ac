import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onPhone } from '#test/phone.ts'
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

  await user.click(sheet.getByRole('button', { name: 'Vezi rezultatele' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'Filtre (2)' })
  await waitFor(() => expect(button).toHaveFocus())
})

test('shows the filters beside the list on larger screens', async () => {
  visit('/Matematica')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  expect(screen.getByRole('complementary', { name: 'Filtre' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Filtre' })).toBeNull()
})
