import { createMemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { mirrorFilters, useTutorFilters } from './tutorFilters.ts'

/** A list whose loader answers only when it is told to, and another screen. */
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
  const stop = mirrorFilters(router)
  onTestFinished(() => {
    stop()
    router.dispose()
  })
  const answer = () => waiting.splice(0).forEach(resolve => resolve())
  return { router, stop, answer }
}

const filters = () => useTutorFilters.getState()

test('begins with the address', () => {
  start('/lista?category=3&city=-1&cycle=2&order=3&page=4')
  expect(filters()).toEqual({ maincategory: 0, category: 3, city: -1, cycle: 2, order: 3, page: 4 })
})

test('shows what was asked for before it is loaded, and keeps it after', async () => {
  const { router, answer } = start('/lista')
  const navigation = router.navigate('/lista?city=2')
  await expect.poll(() => filters().city).toBe(2)
  expect(router.state.location.search).toBe('')
  answer()
  await navigation
  expect(router.state.location.search).toBe('?city=2')
  expect(filters().city).toBe(2)
})

test('of two quick navigations the second counts', async () => {
  const { router, answer } = start('/lista')
  void router.navigate('/lista?city=2')
  const second = router.navigate('/lista?city=3')
  await expect.poll(() => filters().city).toBe(3)
  answer()
  await second
  expect(filters().city).toBe(3)
})

test('back takes the filters back', async () => {
  const { router, answer } = start('/lista?cycle=2')
  const there = router.navigate('/lista?cycle=5')
  await expect.poll(() => filters().cycle).toBe(5)
  answer()
  await there
  void router.navigate(-1)
  await expect.poll(() => filters().cycle).toBe(2)
  answer()
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  expect(filters().cycle).toBe(2)
})

test('on the way to another screen the list keeps its own', async () => {
  const { router, answer } = start('/lista?city=2')
  const away = router.navigate('/alta?city=7')
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  expect(filters().city).toBe(2)
  answer()
  await away
  expect(filters().city).toBe(7)
})

test('a navigation that was called off leaves the filters of the address', async () => {
  const { router, answer } = start('/lista?city=2')
  void router.navigate('/lista?city=3')
  await expect.poll(() => filters().city).toBe(3)
  const away = router.navigate('/lista?city=2', { replace: true })
  await expect.poll(() => filters().city).toBe(2)
  answer()
  await away
  expect(filters().city).toBe(2)
})

test('stops when it is told to', async () => {
  const { router, stop, answer } = start('/lista?city=2')
  stop()
  const navigation = router.navigate('/lista?city=3')
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  answer()
  await navigation
  expect(filters().city).toBe(2)
})
