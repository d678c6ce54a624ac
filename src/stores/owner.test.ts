import { beforeEach, expect, test, vi } from 'vitest'
import { createStorage } from '#test/createStorage.ts'
import { hasOtherViewer, moment, noteViewer, noteViewerElsewhere, useOwner } from './owner.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  useOwner.setState(useOwner.getInitialState())
})

test('another viewer is one who signs in after the owner, also with a sign-out in between', () => {
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

test('an older response does not hide the viewer whom another tab has named since', () => {
  noteViewer('ioana', moment())
  const sentAt = moment()
  noteViewerElsewhere('dan')
  noteViewer('ioana', sentAt)
  expect(hasOtherViewer()).toBe(true)
  noteViewer('ioana', moment())
  expect(hasOtherViewer()).toBe(false)
})

test('the code of the owner is stored for other tabs, that of another viewer never', () => {
  noteViewer('ioana', moment())
  expect(localStorage.getItem('viewer')).toBe('ioana')
  noteViewer('dan', moment())
  expect(localStorage.getItem('viewer')).toBe('ioana')
})
