import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { ResultsSection } from './ResultsSection.tsx'

test('under a base path, a list is busy while another page of it loads, but not while another screen does', async () => {
  const { promise: pending } = Promise.withResolvers<null>()
  const List = () => <ResultsSection isFrame={false} aria-label="Lista" />
  const wait = ({ request }: { request: Request }) => (new URL(request.url).search ? pending : null)
  const router = createMemoryRouter(
    [
      { path: '/lista', Component: List, loader: wait, HydrateFallback: () => null },
      { path: '/alta', Component: List, loader: () => pending },
    ],
    { basename: '/qa', initialEntries: ['/qa/lista'] },
  )
  render(<RouterProvider router={router} />)
  const list = await screen.findByRole('region', { name: 'Lista' })
  expect(list).toHaveAttribute('aria-busy', 'false')
  void router.navigate('/alta')
  await expect.poll(() => router.state.navigation.location?.pathname).toBe('/qa/alta')
  expect(list).toHaveAttribute('aria-busy', 'false')
  void router.navigate('/lista?page=2')
  await expect.poll(() => list.getAttribute('aria-busy')).toBe('true')
  router.dispose()
})
