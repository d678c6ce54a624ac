import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, hideToastOf, shownToast, showToast, useToasts } from './toast.ts'

const shown = () => shownToast()?.text

/** Closes the toast that is shown, as its button does. */
function close() {
  const toast = shownToast()
  if (toast) hideToast(toast)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => useToasts.setState({ toasts: [] }))

test('the toast of a success hides after 5 seconds', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Mesajul a fost trimis')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

test('a newer toast replaces that of a success and stays for its own 5 seconds', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  showToast('Anunțul a fost salvat')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Anunțul a fost salvat')
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

test('the toast of an error stays until it is closed, even when it follows the toast of a success', () => {
  showToast('Mesajul a fost trimis')
  showToast('Anunțul nu a fost salvat', 'error')
  vi.advanceTimersByTime(3_600_000)
  expect(shown()).toBe('Anunțul nu a fost salvat')
  close()
  expect(shown()).toBeUndefined()
})

test('the toast of an error is shown again after that of a later success, and errors one after the other', () => {
  showToast('Mesajul nu a fost trimis', 'error')
  showToast('Anunțul nu a fost salvat', 'error')
  showToast('Anunțul nu a fost salvat', 'error')
  showToast('Ședința a fost programată')
  expect(shown()).toBe('Ședința a fost programată')
  vi.advanceTimersByTime(5000)
  expect(shown()).toBe('Anunțul nu a fost salvat')
  close()
  expect(shown()).toBe('Mesajul nu a fost trimis')
  close()
  expect(shown()).toBeUndefined()
})

test('a toast that was closed by the user does not hide a later one', () => {
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(2000)
  close()
  expect(shown()).toBeUndefined()
  showToast('Mesajul a fost trimis')
  vi.advanceTimersByTime(4000)
  expect(shown()).toBe('Mesajul a fost trimis')
})

test('sending a submission again hides the toast about its earlier outcome, and no other', () => {
  showToast('Mesajul nu a fost trimis', 'error', 'message')
  hideToastOf('booking')
  expect(shown()).toBe('Mesajul nu a fost trimis')
  hideToastOf('message')
  expect(shown()).toBeUndefined()
})
