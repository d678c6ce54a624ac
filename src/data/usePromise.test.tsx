import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePromise } from './usePromise.ts'

function Shown({ promise }: { promise: Promise<string> }) {
  const state = usePromise(promise)
  if (state.status === 'pending') return <p>wait</p>
  return <p>{state.status === 'done' ? state.value : String(state.error)}</p>
}

test('shows the wait, then the value', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  render(<Shown promise={promise} />)
  expect(screen.getByText('wait')).toBeDefined()
  await act(async () => resolve('here'))
  expect(screen.getByText('here')).toBeDefined()
})

test('shows the failure, and nothing is left unhandled', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  render(<Shown promise={promise} />)
  await act(async () => reject(new Error('offline')))
  expect(screen.getByText('Error: offline')).toBeDefined()
})

test('a promise that was shown before is there at once, and with it every place that shows it', async () => {
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

test('follows from one promise to the next and ignores the one it left', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const { rerender } = render(<Shown promise={first.promise} />)
  rerender(<Shown promise={second.promise} />)
  await act(async () => first.resolve('old'))
  expect(screen.getByText('wait')).toBeDefined()
  await act(async () => second.resolve('new'))
  expect(screen.getByText('new')).toBeDefined()
})
