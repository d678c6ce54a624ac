import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, hideToastOf, showToast, useToast } from './toast.ts'

const shown = () => useToast.getState().text

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  hideToast()
  vi.useRealTimers()
})

test('the toast of a success hides after 5 seconds', () => {
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

test('the toast of an error stays until it is closed or replaced, even when it follows the toast of a success', () => {
  showToast('Mesajul a fost trimis')
  showToast('Anunțul nu a fost salvat', 'error')
  vi.advanceTimersByTime(3_600_000)
  expect(shown()).toBe('Anunțul nu a fost salvat')
  showToast('Anunțul a fost salvat')
  vi.advanceTimersByTime(5000)
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

test('sending a submission again hides the toast about its earlier outcome, and no other', () => {
  showToast('Mesajul nu a fost trimis', 'error', 'message')
  hideToastOf('booking')
  expect(shown()).toBe('Mesajul nu a fost trimis')
  hideToastOf('message')
  expect(shown()).toBeNull()
})
