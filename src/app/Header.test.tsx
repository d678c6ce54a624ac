import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { hold } from '#test/backend.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

const menu = () => screen.getByRole('button', { name: 'Meniu' })
const header = () => within(menu().closest('header') as HTMLElement)

/** Returns the centre of an element's box. */
function centreOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

test('on a phone login is a touch target of 44 px with a centred icon, named for screen readers', async () => {
  await onPhone()
  visit('/')
  await screen.findByRole('heading', { level: 1 })
  const login = await header().findByRole('link', { name: 'Autentificare' })
  const { width, height } = login.getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  const [x, y] = centreOf(login)
  const [iconX, iconY] = centreOf(login.querySelector('svg') as Element)
  expect(Math.abs(x - iconX)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(y - iconY)).toBeLessThanOrEqual(0.5)
})

test.each<[PersonaId, () => Promise<Element>]>([
  ['visitor', () => header().findByRole('link', { name: 'Autentificare' })],
  ['student', () => header().findByRole('button', { name: /^Contul meu/ })],
])(
  'on a phone an unknown viewer has no login, and nothing moves when it is a %s',
  async (as, findAccount) => {
    await onPhone()
    const release = hold('/api/users/GetCurrentProfile')
    visit('/', { as })
    await screen.findByRole('heading', { level: 1 })
    expect(header().queryByRole('link', { name: 'Autentificare' })).toBeNull()
    const menuBefore = centreOf(menu())
    const account = menu().previousElementSibling as Element
    const placeBefore = centreOf(account)
    release()
    const known = await findAccount()
    await waitFor(() => expect(centreOf(known)).toEqual(placeBefore))
    expect(centreOf(menu())).toEqual(menuBefore)
  },
)
