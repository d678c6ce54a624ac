import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideAlert, showAlert, useAlert } from './alert.ts'

const shown = () => useAlert.getState().text

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideAlert()
  vi.useRealTimers()
})

test('hides after 5 seconds', () => {
  showAlert('Mesajul a fost trimis')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Mesajul a fost trimis')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('a newer one takes its place and has its own 5 seconds', () => {
  showAlert('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  showAlert('Anunțul a fost salvat')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Anunțul a fost salvat')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('closed by hand it does not take a later one with it', () => {
  showAlert('Mesajul a fost trimis')
  vi.advanceTimersByTime(2000)
  hideAlert()
  expect(shown()).toBeNull()
  showAlert('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  expect(shown()).toBe('Mesajul a fost trimis')
})
