import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { fullPageLoads } from '#test/leaving.ts'
import { usePress } from './usePress.tsx'

beforeEach(() => usePendingAddress.setState({ pathname: '/Matematica', search: '', shown: '/Matematica' }))

/** Renders a press that waits until the test settles `waits`, and starts it. */
function startPress() {
  const waits: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const onValue = vi.fn<(value: string) => void>()
  function wait(signal: AbortSignal) {
    waits.push({ ...Promise.withResolvers<string>(), signal })
    return (waits.at(-1) as (typeof waits)[number]).promise
  }
  const { result, unmount } = renderHook(() => usePress(wait, onValue))
  const start = () => act(() => result.current.start())
  start()
  return {
    press: () => result.current,
    start,
    unmount,
    waits,
    resolve: (value: string) => act(async () => waits.at(-1)?.resolve(value)),
    reject: (error: unknown) => act(async () => waits.at(-1)?.reject(error)),
    acted: onValue.mock.calls,
  }
}

test('is pending until it acts, and ignores another press meanwhile', async () => {
  const { press, start, waits, resolve, acted } = startPress()
  expect(press().isPending).toBe(true)
  start()
  expect(waits).toHaveLength(1)
  await resolve('viewer')
  expect(acted).toEqual([['viewer']])
  expect(press()).toMatchObject({ isPending: false, error: null })
})

test('is aborted and does not act after its button has unmounted', async () => {
  const { unmount, waits, resolve, acted } = startPress()
  unmount()
  expect(waits[0]?.signal.aborted).toBe(true)
  await resolve('viewer')
  expect(acted).toEqual([])
})

test.each([{ pathname: '/Contact' }, { search: '?city=-1' }])(
  'is aborted as soon as the viewer goes to %o; the same button can be pressed again',
  async address => {
    const { press, start, waits, resolve, acted } = startPress()
    act(() => usePendingAddress.setState(address))
    expect(waits[0]?.signal.aborted).toBe(true)
    expect(press().isPending).toBe(false)
    await resolve('too late')
    expect(acted).toEqual([])
    start()
    await resolve('viewer')
    expect(acted).toEqual([['viewer']])
  },
)

test('keeps the error of a failure until the next press', async () => {
  const { press, start, reject } = startPress()
  const error = new ApiError('network', 'GET /api/x')
  await reject(error)
  expect(press()).toMatchObject({ isPending: false, error })
  start()
  expect(press()).toMatchObject({ isPending: true, error: null })
  expect(fullPageLoads).toEqual([])
})

test('redirects to login when the session has expired', async () => {
  await startPress().reject(new ApiError('session', 'GET /api/x'))
  expect(fullPageLoads).toEqual(['/Account/Login?returnUrl=%2FMatematica'])
})
