import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useNextDrawn } from './useNextDrawn.ts'

/** The hook on a screen that shows `first`; `kept` lists the promises that were kept, by name. */
function show(first: string) {
  const kept: string[] = []
  const screen = renderHook(({ value }) => useNextDrawn(value), { initialProps: { value: first } })
  const wait = async (name: string) => {
    await screen.result.current()
    kept.push(name)
  }
  return { ...screen, kept, wait: (name: string) => void wait(name) }
}

const soon = () => new Promise(resolve => setTimeout(resolve))

test('is kept once another value is there', async () => {
  const { rerender, kept, wait } = show('old')
  wait('first')
  rerender({ value: 'old' })
  await soon()
  expect(kept).toEqual([])
  rerender({ value: 'new' })
  wait('second')
  await soon()
  expect(kept).toEqual(['first'])
  rerender({ value: 'newer' })
  await soon()
  expect(kept).toEqual(['first', 'second'])
})

test('is kept when the screen is left, before or after', async () => {
  const { unmount, kept, wait } = show('old')
  wait('before')
  unmount()
  wait('after')
  await soon()
  expect(kept).toEqual(['before', 'after'])
})
