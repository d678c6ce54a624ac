import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '#test/visit.tsx'

const text = 'Sunteți offline. Datele afișate pot fi vechi; ce trimiteți acum nu ajunge la server.'

/** Lets the browser go offline or online. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('shows a notice while the browser is offline, and keeps the page', async () => {
  visit('/Matematica')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  expect(screen.queryByText(text)).toBeNull()

  setOnline(false)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(text).closest('[aria-live]')).not.toBeNull()
  expect(screen.getAllByRole('article')).toHaveLength(10)

  setOnline(true)
  expect(screen.queryByText(text)).toBeNull()
})
