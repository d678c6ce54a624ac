import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { noFilters } from '#domain/filters.ts'
import { noRequestFilters } from '#domain/requestFilters.ts'
import { filtersNow, useFilters, useFilterStore, useRequestFilters } from './filters.ts'
import { mirrorAddress } from './pendingAddress.ts'

/** Mirrors a router whose loaders resolve when `answer` is called. */
function start(address: string, basename = '/') {
  useFilterStore.setState({}, true)
  const waiting: (() => void)[] = []
  const wait = () => new Promise<null>(resolve => waiting.push(() => resolve(null)))
  const router = createMemoryRouter([{ path: '/*', loader: wait }], {
    basename,
    initialEntries: [address],
    hydrationData: { loaderData: { '0': null } },
  })
  const stop = mirrorAddress(router)
  onTestFinished(() => {
    stop()
    router.dispose()
  })
  const answer = () => waiting.splice(0).forEach(resolve => resolve())
  return { router, answer }
}

/** Renders the hook in the screen of an address. */
function renderAt<Result>(address: string, hook: () => Result, basename = '/') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter basename={basename} initialEntries={[address]}>
      {children}
    </MemoryRouter>
  )
  return renderHook(hook, { wrapper }).result
}

test('a list has the filters of the address that is shown', () => {
  start('/teacher?city=-1&category=3&page=4')
  expect(renderAt('/teacher', useFilters).current).toEqual({ ...noFilters, city: -1, category: 3, page: 4 })
  start('/solicitare-de-meditatii?city=Cluj')
  expect(renderAt('/solicitare-de-meditatii', useRequestFilters).current).toEqual({
    ...noRequestFilters,
    city: 'Cluj',
  })
})

test('where the path sets the subject, the subject and the group of the query are ignored', () => {
  for (const [path, category] of [
    ['/Matematica', 0],
    ['/teacher/', 3],
    ['/Teacher', 3],
  ] as const) {
    start(`${path}?maincategory=${category}&category=3&city=2`)
    expect.soft(filtersNow(path), path).toEqual({ ...noFilters, maincategory: category, category, city: 2 })
  }
})

test('a list changes with a pending navigation, and goes back when it is cancelled', async () => {
  const { router, answer } = start('/teacher?city=2')
  const filters = renderAt('/teacher', useFilters)
  const navigation = router.navigate('/teacher?city=3')
  await expect.poll(() => filters.current.city).toBe(3)
  expect(router.state.location.search).toBe('?city=2')
  const cancelling = router.navigate('/teacher?city=2', { replace: true })
  await expect.poll(() => filters.current.city).toBe(2)
  answer()
  await Promise.all([navigation, cancelling])
  expect(filters.current.city).toBe(2)
})

test('Back changes the list before it has loaded', async () => {
  const { router, answer } = start('/teacher?city=2')
  const navigation = router.navigate('/teacher?city=3')
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  answer()
  await navigation
  const filters = renderAt('/teacher', useFilters)
  expect(filters.current.city).toBe(3)
  void router.navigate(-1)
  await expect.poll(() => filters.current.city).toBe(2)
  expect(router.state.location.search).toBe('?city=3')
})

test('a list keeps its filters while another one loads, and until it unmounts', async () => {
  const { router, answer } = start('/teacher?city=2')
  const filters = renderAt('/teacher', useFilters)
  const away = router.navigate('/Matematica?city=7')
  await expect.poll(() => filtersNow('/Matematica').city).toBe(7)
  expect(filters.current.city).toBe(2)
  answer()
  await away
  expect(filters.current.city).toBe(2)
})

test('an address is parsed once, however often the router reports it', async () => {
  const { router, answer } = start('/teacher?city=2')
  const navigation = router.navigate('/teacher?city=3')
  await expect.poll(() => filtersNow('/teacher').city).toBe(3)
  const pending = filtersNow('/teacher')
  answer()
  await navigation
  expect(router.state.location.search).toBe('?city=3')
  expect(filtersNow('/teacher')).toBe(pending)
})

test('the base path is not part of the path of a list, whatever its case', () => {
  for (const address of ['/qa/teacher?city=2', '/QA/teacher?city=2']) {
    start(address, '/qa/')
    expect.soft(renderAt(address, useFilters, '/qa/').current.city, address).toBe(2)
  }
})

test('the HTML that the build renders has no filters, and neither has its hydration', () => {
  start('/teacher?city=2')
  const City = () => useFilters().city
  const html = renderToString(
    <MemoryRouter initialEntries={['/teacher']}>
      <City />
    </MemoryRouter>,
  )
  expect(html).toBe('0')
  expect(filtersNow('/teacher').city).toBe(2)
})
