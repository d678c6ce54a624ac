import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { onPhone } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

/** The side navigation once it is known whose it is. */
async function places() {
  const nav = await screen.findByRole('navigation', { name: 'Contul meu' })
  await within(nav).findByRole('link', { name: 'Mesaje' })
  return { nav, links: within(nav).getAllByRole('link') }
}

const tutors = [
  ['Anunțurile mele', '/u'],
  ['Mesaje', '/u/messages'],
  ['Programări', '/u/appoitments'],
  ['Profilul meu', '/u/profile'],
  ['Raport', '/u/appoitment-report'],
  ['Abonamentul meu', '/u/abonamentul-meu'],
]

test.each<[PersonaId, string[][]]>([
  ['student', [['Pagina mea', '/u'], ...tutors.slice(1, 4), ['Plățile mele', '/u/abonamentul-meu']]],
  ['teacher', tutors],
  ['teacherUnpaid', tutors],
  ['teacherNew', tutors],
])('a %s has the places of their own', async (as, expected) => {
  visit('/u', { as })
  const { links } = await places()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(expected)
})

test.each(['/u', '/u/', '/u/home', '/U/Home'])('%s is the first place', async address => {
  visit(address, { as: 'student' })
  const { links } = await places()
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null])
})

test('the packages are part of the subscription', async () => {
  visit('/u/abonamente', { as: 'teacher' })
  const { links } = await places()
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([...Array(5).fill(null), 'true'])
})

test('a place that is gone to is the current one', async () => {
  const { user } = visit('/u', { as: 'teacher' })
  const { nav } = await places()
  await user.click(within(nav).getByRole('link', { name: 'Raport' }))
  await waitFor(() =>
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Raport'),
  )
})

test('an address below that is none of them stays in the user area', async () => {
  visit('/u/nimic', { as: 'teacher' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  const { nav } = await places()
  expect(within(nav).queryByRole('link', { current: 'page' })).toBeNull()
})

test('on a phone the tabs scroll, the current one is in view, and the page does not scroll sideways', async () => {
  await onPhone()
  visit('/u/abonamentul-meu', { as: 'teacher' })
  const { nav } = await places()
  const current = within(nav).getByRole('link', { current: 'page' })
  expect(current).toHaveAccessibleName('Abonamentul meu')
  await waitFor(() => {
    const { left, right } = current.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  })
  expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
