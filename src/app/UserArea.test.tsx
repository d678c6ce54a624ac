import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '#mocks/personas.ts'
import { onPhone, onTablet } from '#test/phone.ts'
import { visit } from '#test/visit.tsx'

/** Returns the navigation and its links once the profile has loaded. */
async function loadedNavigation() {
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
])('a %s sees the links of their role', async (as, expected) => {
  visit('/u', { as })
  const { links } = await loadedNavigation()
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(expected)
})

test.each(['/u', '/u/', '/u/home', '/U/Home'])(
  '%s marks the first link as the current page',
  async address => {
    visit(address, { as: 'student' })
    const { links } = await loadedNavigation()
    expect(links.map(link => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null])
  },
)

test('on the packages, the link to the subscription is marked as current', async () => {
  visit('/u/abonamente', { as: 'teacher' })
  const { links } = await loadedNavigation()
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([...Array(5).fill(null), 'true'])
})

test('a link that the user follows is marked as the current page', async () => {
  const { user } = visit('/u', { as: 'teacher' })
  const { nav } = await loadedNavigation()
  await user.click(within(nav).getByRole('link', { name: 'Raport' }))
  await waitFor(() =>
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Raport'),
  )
})

test('an unknown address under /u shows the not-found page within the user area', async () => {
  visit('/u/nimic', { as: 'teacher' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible()
  const { nav } = await loadedNavigation()
  expect(within(nav).queryByRole('link', { current: 'page' })).toBeNull()
})

test('the tabs of a tablet fit on one line', async () => {
  await onTablet()
  visit('/u/abonamentul-meu', { as: 'teacher' })
  const { nav } = await loadedNavigation()
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  expect(screen.queryByRole('navigation', { name: 'Meniul contului' })).toBeNull()
})

describe('the footer', () => {
  const names = () =>
    within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map(link => link.textContent)
  const short = ['Contact', 'Cum funcționează', 'Termeni și condiții']

  test('is one line in the user area, and whole again on a public page', async () => {
    const { router } = visit('/u/profile', { as: 'student' })
    await loadedNavigation()
    expect(names()).toEqual(short)
    expect(screen.getByText(/^© /)).toBeVisible()
    expect(within(screen.getByRole('contentinfo')).queryByRole('radio')).toBeNull()
    expect(screen.getByRole('contentinfo').offsetHeight).toBeLessThan(80)
    await router.navigate('/Contact')
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Materii', ...short])))
  })

  test.each([320, 390])('is at most two lines on a phone of %i px', async width => {
    await onPhone(width)
    visit('/u/profile', { as: 'student' })
    await screen.findByRole('navigation', { name: 'Meniul contului' })
    expect(names()).toEqual(short)
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
    const lines = new Set(links.map(link => link.offsetTop))
    expect(lines.size).toBeLessThanOrEqual(2)
    expect(screen.getByRole('contentinfo').offsetHeight).toBeLessThan(120)
  })
})
