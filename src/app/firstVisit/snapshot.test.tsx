import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw/http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dropEarlyReads } from '#api/early.ts'
import { answerWith, asked } from '#test/backend.ts'
import { visit } from '#test/visit.tsx'
import { restoreSnapshot } from './snapshot.ts'

const readAds = '/api/users/getusersdescription'
const readCities = '/api/users/GetCities'
const isExpired = () => 'expired' in document.documentElement.dataset
const city = (name: string) =>
  within(screen.getByRole('complementary', { name: 'Filtre' })).queryByRole('link', { name })

/**
 * Opens a list from a snapshot that has only one city, and whose prices are hidden because they are too old. The handlers answer the
 * refetch.
 */
async function openExpired(address: string, ...handlers: HttpHandler[]) {
  visit(address)
  await screen.findAllByRole('article')
  const reads = asked.map(call => call.replace('GET ', ''))
  cleanup()
  const responses: Record<string, unknown> = {}
  for (const read of reads.filter(call => call.startsWith(readAds) || call === readCities)) {
    const rows: unknown = await (await fetch(read)).json()
    responses[read] = Array.isArray(rows) ? rows.slice(0, 1) : rows
  }
  document.documentElement.dataset['expired'] = ''
  onTestFinished(() => {
    delete document.documentElement.dataset['expired']
    dropEarlyReads()
  })
  const time = '2026-11-20T10:00:00Z'
  const snapshot = {
    time,
    serverTime: time,
    site: '',
    freshFor: 0,
    responses,
    cut: [readCities],
    pending: [],
  }
  const whenRenderable = restoreSnapshot(JSON.stringify(snapshot))
  asked.length = 0
  answerWith(...handlers)
  const app = visit(address)
  await whenRenderable(app.router)
  await screen.findAllByRole('article')
  return app
}

/** Returns a handler that holds the first call to a path back, and the function that releases it. */
function holdFirst(path: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  onTestFinished(() => resolve(undefined))
  return { held: http.get(path, () => promise, { once: true }), release: () => resolve(undefined) }
}

test('a filter that is chosen before the whole list of cities has arrived shows all of them', async () => {
  const { router } = await openExpired('/Matematica', holdFirst(readCities).held)
  expect(city('Cluj-Napoca')).toBeNull()
  await waitFor(() => expect(asked).toContain(`GET ${readCities}`))
  await router.navigate('/Matematica?city=-1')
  await waitFor(() => expect(city('Cluj-Napoca')).toBeVisible())
})

test('a group of subjects that is opened leaves old prices hidden until they have been refetched', async () => {
  const { held, release } = holdFirst(readAds)
  const { router } = await openExpired('/teacher', held)
  await waitFor(() => expect(asked.join()).toContain(readAds))
  await router.navigate('/teacher?maincategory=6')
  expect(isExpired()).toBe(true)
  release()
  await waitFor(() => expect(isExpired()).toBe(false))
})

test('prices are shown once the loader has repeated a refetch that has failed', async () => {
  await openExpired(
    '/Matematica',
    http.get(readAds, () => HttpResponse.error(), { once: true }),
  )
  await waitFor(() => expect(isExpired()).toBe(false))
})

test('prices are shown once the loader has repeated a refetch that was not answered in 30 s', async () => {
  const deadline = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
  onTestFinished(() => timeout.mockRestore())
  await openExpired('/Matematica', holdFirst(readAds).held)
  await waitFor(() => expect(timeout).toHaveBeenCalledWith(30_000))
  expect(isExpired()).toBe(true)
  deadline.abort()
  await waitFor(() => expect(isExpired()).toBe(false))
})
