import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, screen as page, within } from 'storybook/test'
import type { PersonaId } from '#mocks/personas.ts'
import preview from '#storybook/preview.tsx'
import { part } from '#storybook/screen.tsx'
import { storeCounts } from '#stores/accountCounts.ts'
import { UserArea } from './UserArea.tsx'

const meta = preview.meta({ title: 'Features/User area', component: UserArea })

/** Renders only the user area, at this address of a memory router. */
function At({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: 'u',
          Component: UserArea,
          children: [{ path: '*', element: <p>Aici stă ecranul.</p> }],
        },
        { path: '*', element: null },
      ],
      { initialEntries: [address] },
    ),
  )
  return <RouterProvider router={router} />
}

const area = (
  as: PersonaId,
  current: string,
  { address = '/u', viewport }: { address?: string; viewport?: 'tablet' | 'desktop' } = {},
) => ({
  ...part(null, { as, ...(viewport && { viewport }) }),
  render: () => <At address={address} />,
  async play() {
    const nav = await page.findByRole('navigation', { name: 'Contul meu' })
    await expect(await within(nav).findByRole('link', { current: 'page' })).toHaveAccessibleName(current)
  },
})

export const RoleStudent = meta.story({
  ...area('student', 'Pagina mea', { viewport: 'desktop' }),
  tags: ['!test'],
})
export const RoleTutor = meta.story(area('teacher', 'Anunțurile mele', { viewport: 'desktop' }))
export const RoleUnpaidTutor = meta.story(
  area('teacherUnpaid', 'Raport', { address: '/u/appoitment-report', viewport: 'tablet' }),
)

const onPhone = (as: PersonaId, current: string, address: string, viewport: 'phone320' | 'phone390') => ({
  ...part(null, { as, viewport }),
  render: () => <At address={address} />,
  async play() {
    const bar = await page.findByRole('navigation', { name: 'Meniul contului' })
    await expect(within(bar).getByText(current).closest('[aria-current]')).toBeVisible()
  },
})

export const RoleStudentOnAPhone = meta.story({
  ...onPhone('student', 'Acasă', '/u/home', 'phone390'),
  tags: ['!test'],
})
export const RoleTutorOnANarrowPhone = meta.story(
  onPhone('teacher', 'Mai mult', '/u/abonamentul-meu', 'phone320'),
)

/** Counts of two digits beside the longest labels. */
export const StateCountsOnANarrowPhone = meta.story({
  ...onPhone('teacher', 'Anunțuri', '/u', 'phone320'),
  beforeEach() {
    storeCounts('m4t7k2', { unread: 12, lessons: 3 })
    return () => storeCounts('', {})
  },
})

export const StateViewerPending = meta.story({
  ...part(null, { as: 'teacher', pending: true }),
  render: () => <At address="/u" />,
})
