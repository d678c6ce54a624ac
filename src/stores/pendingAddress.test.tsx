import { renderHook } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { mirrorAddress, usePendingAddress, usePendingSearch } from './pendingAddress.ts'

/** Mirrors a router with two screens, whose loaders resolve when `answer` is called. */
function start(address: string) {
  const waiting: (() => void)[] = []
  const wait = () => new Promise<null>(resolve => waiting.push(() => resolve(null)))
  const router = createMemoryRouter(
    [
      { path: '/lista', loader: wait },
      { path: '/alta', loader: wait },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  )
  const stop = mirrorAddress(router)
  onTestFinished(() => {
    stop()
    router.dispose()
  })
  const answer = () => waiting.splice(0).forEach(resolve => resolve())
  return { router, stop, answer }
}

const pending = () => usePendingAddress.getState()

test('starts with the address that is shown', () => {
  start('/lista?city=-1&page=4#sus')
  expect(pending()).toEqual({
    pathname: '/lista',
    search: '?city=-1&page=4',
    hash: '#sus',
    shown: '/lista?city=-1&page=4#sus',
  })
})

test('usePendingSearch keeps the query that is shown while another screen loads', async () => {
  const { router, answer } = start('/lista?city=2')
  const { result } = renderHook(() => usePendingSearch(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/lista?city=2']}>{children}</MemoryRouter>,
  })
  const away = router.navigate('/alta?city=7')
  const expected = { pathname: '/alta', search: '?city=7', hash: '', shown: '/lista?city=2' }
  await expect.poll(() => pending()).toEqual(expected)
  expect(result.current).toBe('?city=2')
  answer()
  await away
})

test('usePendingSearch returns the query of a pending navigation under a base path', async () => {
  usePendingAddress.setState({ pathname: '/qa/lista', search: '?city=3' })
  const { result } = renderHook(() => usePendingSearch(), {
    wrapper: ({ children }) => (
      <MemoryRouter basename="/qa" initialEntries={['/qa/lista?city=2']}>
        {children}
      </MemoryRouter>
    ),
  })
  expect(result.current).toBe('?city=3')
})
