import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDeferred } from './useDeferred.ts'

function Shown({ promise }: { promise: Promise<string> }) {
  const state = useDeferred(promise)
  if (state.status === 'pending') return <p>wait</p>
  return <p>{state.status === 'done' ? state.value : String(state.error)}</p>
}

test('has the error of a rejected promise, without an unhandled rejection', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  render(<Shown promise={promise} />)
  await act(async () => reject(new Error('offline')))
  expect(screen.getByText('Error: offline')).toBeDefined()
})

test('a promise that was rendered before is done after a remount, in every component', async () => {
  const promise = Promise.resolve('known')
  const { unmount } = render(<Shown promise={promise} />)
  await act(async () => promise)
  unmount()
  render(
    <>
      <Shown promise={promise} />
      <Shown promise={promise} />
    </>,
  )
  expect(screen.getAllByText('known')).toHaveLength(2)
})

test('switches to a new promise and ignores the previous one', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const { rerender } = render(<Shown promise={first.promise} />)
  rerender(<Shown promise={second.promise} />)
  await act(async () => first.resolve('old'))
  expect(screen.getByText('wait')).toBeDefined()
  await act(async () => second.resolve('new'))
  expect(screen.getByText('new')).toBeDefined()
})

test('keeps the value while the next promise is pending, and when that one fails', async () => {
  function Kept({ promise }: { promise: Promise<string> }) {
    const { status, value } = useDeferred(promise)
    return <p>{`${status}: ${value}`}</p>
  }
  const next = Promise.withResolvers<string>()
  const { rerender } = render(<Kept promise={Promise.resolve('old')} />)
  expect(await screen.findByText('done: old')).toBeDefined()
  rerender(<Kept promise={next.promise} />)
  expect(screen.getByText('pending: old')).toBeDefined()
  await act(async () => next.reject(new Error('offline')))
  expect(screen.getByText('failed: old')).toBeDefined()
})
