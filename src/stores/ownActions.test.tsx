import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearDrafts } from '#storage/drafts.ts'
import { noteAnswer, noteScore, useOwnActions } from './ownActions.ts'

const at = new Date('2026-11-20T07:00:00Z')

test('an answer and a score are shown at once, to their viewer only, until the viewer signs out', () => {
  const ioana: { viewer: string | undefined } = { viewer: 'ioana' }
  const { result, rerender } = renderHook(
    ({ viewer }: { viewer: string | undefined }) => useOwnActions(viewer),
    { initialProps: ioana },
  )
  expect(result.current).toEqual({ answers: {}, scores: {}, words: {} })
  act(() => {
    noteAnswer('ioana', 'r1', at)
    noteScore('ioana', 'mihai', 0)
  })
  expect(result.current).toMatchObject({ answers: { r1: at.getTime() }, scores: { mihai: 0 } })
  for (const viewer of ['dan', undefined]) {
    rerender({ viewer })
    expect(result.current).toEqual({ answers: {}, scores: {}, words: {} })
  }
  clearDrafts()
  rerender(ioana)
  expect(result.current).toEqual({ answers: {}, scores: {}, words: {} })
})

test('the 200 newest answers are kept', () => {
  for (let number = 1; number <= 201; number++) noteAnswer('ioana', `r${number}`, at)
  const { answers } = renderHook(() => useOwnActions('ioana')).result.current
  expect(Object.keys(answers)).toHaveLength(200)
  expect(answers).toMatchObject({ r2: at.getTime(), r201: at.getTime() })
  expect(answers).not.toHaveProperty('r1')
})
