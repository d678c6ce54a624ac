import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit } from '#test/visit.tsx'

test('numbers the three steps with three handwritten figures of one picture', async () => {
  visit('/')
  const heading = await screen.findByRole('heading', { level: 3, name: 'Căutați' })
  const list = heading.closest('ol')
  if (!list) throw new Error('The steps are no list')
  const figures = within(list)
    .getAllByRole('listitem')
    .map(step => getComputedStyle(step, '::before'))
  expect(figures.map(({ maskPosition }) => maskPosition)).toEqual(['0px 0px', '50% 0px', '100% 0px'])
  for (const { maskImage } of figures) expect(maskImage).toContain('figures')
})

test.each([
  ['visitor', 'Sunteți profesor?', 'Creează profilul gratuit', '/Account/Login?returnUrl=%2Fu%2Fprofile'],
  ['student', 'Sunteți profesor?', 'Cum funcționează', '/CumFunctioneaza#profesori'],
  ['teacher', 'Anunțurile dvs.', 'Anunțurile mele', '/u'],
] as const)('the call to tutors offers a %s what fits their role', async (as, heading, name, href) => {
  visit('/', { as })
  const call = (await screen.findByRole('heading', { name: heading })).parentElement as HTMLElement
  expect(await within(call).findByRole('link', { name })).toHaveAttribute('href', href)
  expect(within(call).getAllByRole('link')).toHaveLength(1)
  expect(within(call).queryAllByText(/gratuită/)).toHaveLength(as === 'teacher' ? 0 : 1)
})
