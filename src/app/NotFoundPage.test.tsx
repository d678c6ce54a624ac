import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { answerWith } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })

test.each(['/Astrologie', '/teacher/12/abc', '/%F0%9F%93%9A'])(
  '%s shows the not-found page, which search engines do not index',
  async address => {
    visit(address)
    expect(await title()).toBeVisible()
    expect(document.title).toBe('Pagina nu a fost găsită – Meditații')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  },
)

test('links to the groups of subjects', async () => {
  const { user, address } = visit('/Astrologie')
  await title()
  const groups = within(screen.getByRole('navigation', { name: 'Categorii de materii' }))
  expect(groups.getAllByRole('link').map(link => link.textContent)).toEqual([
    'Științe exacte',
    'Limbi străine',
    'Științe umaniste',
    'Programare și tehnologie',
    'Economie și drept',
    'Muzică',
    'Arte',
    'Sport',
    'Pregătire și dezvoltare',
  ])
  await user.click(groups.getByRole('link', { name: 'Muzică' }))
  await screen.findByRole('heading', { level: 1, name: 'Ultimele anunturi' })
  expect(address()).toBe('/teacher?maincategory=6')
  expect(screen.getByRole('link', { name: 'Muzică' })).toHaveAttribute('aria-expanded', 'true')
})

test('still links to the list of all ads when the groups cannot be read', async () => {
  answerWith(http.get('/api/categories/getmains', () => new HttpResponse(null, { status: 500 })))
  const { user } = visit('/Astrologie')
  await title()
  expect(screen.queryByRole('navigation', { name: 'Categorii de materii' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Toate anunțurile' })).toHaveAttribute('href', '/teacher')
  await user.click(screen.getAllByRole('link', { name: 'Meditații' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Găsiți profesorul potrivit pentru copilul dvs.' })
})
