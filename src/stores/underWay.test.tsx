import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forgetChanges, useChange, useIsUnderWay } from './underWay.ts'

/** A form that sends under a name, what its change is waiting for, and what was heard of the end. */
function openForm() {
  const here = vi.fn<(outcome: string) => void>()
  const elsewhere = vi.fn<(outcome: string) => void>()
  const form = renderHook(() => useChange<string>('message', { onEnd: here, onEndElsewhere: elsewhere }))
  return { ...form, here, elsewhere, isUnderWay: () => form.result.current.isUnderWay }
}

function slowCall() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const send = vi.fn(() => promise)
  return { send, answer: (outcome: string) => act(async () => resolve(outcome)) }
}

test('the form hears how its change ended, and is busy until then', async () => {
  const form = openForm()
  const call = slowCall()
  act(() => form.result.current.start(call.send))
  expect(form.isUnderWay()).toBe(true)
  await call.answer('done')
  expect(form.here.mock.calls).toEqual([['done']])
  expect(form.elsewhere).not.toHaveBeenCalled()
  expect(form.isUnderWay()).toBe(false)
})

test('opened again it is still busy, sends nothing more, and is the one that hears', async () => {
  const first = openForm()
  const call = slowCall()
  act(() => first.result.current.start(call.send))
  first.unmount()
  const again = openForm()
  expect(again.isUnderWay()).toBe(true)
  const second = slowCall()
  act(() => again.result.current.start(second.send))
  expect(second.send).not.toHaveBeenCalled()
  await call.answer('done')
  expect(again.here.mock.calls).toEqual([['done']])
  expect([first.here.mock.calls, first.elsewhere.mock.calls]).toEqual([[], []])
})

test('who has closed it hears elsewhere', async () => {
  const form = openForm()
  const call = slowCall()
  act(() => form.result.current.start(call.send))
  form.unmount()
  await call.answer('lost')
  expect(form.elsewhere.mock.calls).toEqual([['lost']])
})

test('after all was forgotten nobody hears', async () => {
  const form = openForm()
  const call = slowCall()
  act(() => form.result.current.start(call.send))
  act(() => forgetChanges())
  await call.answer('done')
  expect([form.here.mock.calls, form.elsewhere.mock.calls]).toEqual([[], []])
  expect(form.isUnderWay()).toBe(false)
})

test('a screen without the form knows that its change is under way, and when it is over', async () => {
  const form = openForm()
  const call = slowCall()
  act(() => form.result.current.start(call.send))
  form.unmount()
  const screen = renderHook(() => useIsUnderWay())
  expect([screen.result.current('message'), screen.result.current('other')]).toEqual([true, false])
  await call.answer('done')
  expect(screen.result.current('message')).toBe(false)
})
