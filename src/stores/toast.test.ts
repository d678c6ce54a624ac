import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, showToast, useToast } from './toast.ts'

const shown = () => useToast.getState().text

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideToast()
  vi.useRealTimers()
})

test('a toast hides after 5 seconds', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Mesajul a fost trimis')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('a newer toast replaces the current one and stays for its own 5 seconds', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  showToast('Anunțul a fost salvat')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Anunțul a fost salvat')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})

test('a toast that was closed by the user does not hide a later one', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(2000)
  hideToast()
  expect(shown()).toBeNull()
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  expect(shown()).toBe('Mesajul a fost trimis')
})
