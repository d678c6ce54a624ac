import { beforeEach, expect, test, vi } from 'vitest'
import { createStorage } from '#test/createStorage.ts'
import { hasOtherViewer, moment, noteViewer, noteViewerElsewhere, useOwner } from './owner.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  useOwner.setState(useOwner.getInitialState())
})

test('a viewer who signs in after the owner is another viewer, even after a sign-out in between', () => {
  const steps: [code: string, isOther: boolean][] = [
    ['', false],
    ['ioana', false],
    ['', false],
    ['ioana', false],
    ['dan', true],
    ['ioana', false],
    ['', false],
    ['dan', true],
  ]
  for (const [code, isOther] of steps) {
    noteViewer(code, moment())
    expect.soft(hasOtherViewer(), `after "${code}"`).toBe(isOther)
  }
})

test('an older response does not replace a viewer that another tab has stored since', () => {
  noteViewer('ioana', moment())
  const sentAt = moment()
  noteViewerElsewhere('dan')
  noteViewer('ioana', sentAt)
  expect(hasOtherViewer()).toBe(true)
  noteViewer('ioana', moment())
  expect(hasOtherViewer()).toBe(false)
})

test('an older response still names the owner of a document without one', () => {
  const sentAt = moment()
  noteViewerElsewhere('dan')
  noteViewer('ioana', sentAt)
  expect(useOwner.getState()).toMatchObject({ owner: 'ioana', current: 'dan' })
  expect(hasOtherViewer()).toBe(true)
  expect(localStorage.getItem('viewer')).toBeNull()
})

test('the code of the owner is stored for other tabs, the code of another viewer never is', () => {
  noteViewer('ioana', moment())
  expect(localStorage.getItem('viewer')).toBe('ioana')
  noteViewer('dan', moment())
  expect(localStorage.getItem('viewer')).toBe('ioana')
})
