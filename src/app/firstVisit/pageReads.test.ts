import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { setScreen } from '#stores/screen.ts'
import { forScreen, abortStale, markStale } from './pageReads.ts'

/**
 * Wraps the loader of a screen. `visit` runs it; `aborted` returns, for each run, whether
 * its signal is aborted.
 */
function screen(address: string) {
  const signals: AbortSignal[] = []
  const loader = forScreen(({ request }) => (signals.push(request.signal), null))
  const visit = (signal?: AbortSignal) => {
    const request = new Request(`http://localhost${address}`, signal ? { signal } : {})
    void loader({ request } as never, undefined)
  }
  return { visit, aborted: () => signals.map(signal => signal.aborted) }
}

const leave = (address: string) => markStale(new URL(address, 'http://localhost'))

test('leaving a screen aborts its reads, but not the reads of a new visit to it', async () => {
  const { visit, aborted } = screen('/Logica%20%C8%99i%20jocuri?page=2')
  visit()
  abortStale()
  expect(aborted()).toEqual([false])
  leave('/Logica și jocuri?page=2')
  // The user goes back before the other screen has rendered.
  visit()
  abortStale()
  expect(aborted()).toEqual([true, false])
})

test('leaving one screen does not abort the reads of another', async () => {
  const { visit, aborted } = screen('/u/messages')
  visit()
  leave('/u')
  abortStale()
  expect(aborted()).toEqual([false])
})

test('a cancelled navigation aborts the reads too', async () => {
  const { visit, aborted } = screen('/teacher')
  const navigation = new AbortController()
  visit(navigation.signal)
  navigation.abort()
  expect(aborted()).toEqual([true])
})

test('when a refetch fails, the shown screen keeps its last result; a new visit to it fails', async () => {
  let isDown = false
  const loader = forScreen(() => {
    if (isDown) throw new ApiError('network', 'GET /api/users/getusersdescription')
    return 'ads'
  })
  const load = async (): Promise<unknown> =>
    loader({ request: new Request('http://localhost/teacher') } as never, undefined)
  await load()
  setScreen('/teacher')
  isDown = true
  expect(await load()).toBe('ads')
  setScreen('/abonamente')
  await expect(load()).rejects.toThrow(ApiError)
})

test('a refetch that fails after an aborted refetch keeps the result from before both', async () => {
  const results: (() => string)[] = [
    () => 'ads',
    () => 'aborted',
    () => {
      throw new ApiError('network', 'GET /api/users/getusersdescription')
    },
  ]
  const loader = forScreen(() => results.shift()?.())
  const load = async (signal?: AbortSignal): Promise<unknown> =>
    loader({ request: new Request('http://localhost/teacher', signal ? { signal } : {}) } as never, undefined)
  await load()
  setScreen('/teacher')
  const refetch = new AbortController()
  const aborted = load(refetch.signal)
  refetch.abort()
  await aborted
  expect(await load()).toBe('ads')
})

test('a list that fails again on its error page is not replaced by the list of other filters', async () => {
  let isDown = false
  const loader = forScreen(({ request }) => {
    if (isDown) throw new ApiError('network', 'GET /api/users/getusersdescription')
    return request.url
  })
  const load = async (search: string): Promise<unknown> =>
    loader({ request: new Request(`http://localhost/Fizica${search}`) } as never, undefined)
  await load('?city=1')
  await load('?city=1&cycle=2')
  setScreen('/Fizica?city=1&cycle=2')
  isDown = true
  // Back has changed the address already.
  vi.stubGlobal('location', { href: 'http://localhost/Fizica?city=1' })
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(load('?city=1')).rejects.toThrow(ApiError)
  setScreen('/Fizica?city=1')
  await expect(load('?city=1')).rejects.toThrow(ApiError)
})
