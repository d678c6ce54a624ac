import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { hold } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

async function openSheet(persona: PersonaId) {
  await onPhone()
  const app = visit('/', { as: persona })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Navigare principală' })).toBeNull()
  // Until the profile has loaded, the sheet has only the public links.
  if (persona === 'visitor') await screen.findByRole('link', { name: 'Autentificare' })
  else await screen.findByRole('button', { name: /^Contul meu/ })
  await app.user.click(screen.getByRole('button', { name: 'Meniu' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Meniu' }))
  return { ...app, names: sheet.getAllByRole('link').map(link => link.textContent), sheet }
}

test('a visitor sees the public links and login', async () => {
  const { names, sheet } = await openSheet('visitor')
  expect(names).toEqual(['Profesori', 'Solicitări', 'Abonamente', 'Salvați', 'Autentificare'])
  expect(sheet.getByRole('link', { name: 'Autentificare' })).toHaveAttribute(
    'href',
    '/Account/Login?returnUrl=%2F',
  )
})

test('while the viewer is unknown, the sheet has only the public links, and login appears without a jump', async () => {
  await onPhone()
  const release = hold('/api/users/GetCurrentProfile')
  const { user } = visit('/')
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: 'Meniu' }))
  const dialog = await screen.findByRole('dialog', { name: 'Meniu' })
  expect(within(dialog).getAllByRole('link')).toHaveLength(4)
  const { height } = dialog.getBoundingClientRect()
  release()
  expect(await within(dialog).findByRole('link', { name: 'Autentificare' })).toBeVisible()
  expect(dialog.getBoundingClientRect().height).toBe(height)
})

test('a logged-in viewer sees the account links too', async () => {
  const { names, sheet } = await openSheet('student')
  expect(names).toEqual([
    'Profesori',
    'Solicitări',
    'Abonamente',
    'Salvați',
    'Pagina mea',
    'Mesaje',
    'Programări',
    'Profilul meu',
    'Plățile mele',
    'Ieșire',
  ])
  expect(sheet.getByRole('heading', { name: 'Ioana Dumitrescu' })).toBeVisible()
})

test('following a link navigates and closes the sheet', async () => {
  const { user, sheet, address } = await openSheet('visitor')
  await user.click(sheet.getByRole('link', { name: 'Profesori' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })).toBeVisible()
  expect(address()).toBe('/teacher')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
