import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openModal } from '#stores/modal.ts'
import { showToast } from '#stores/toast.ts'
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
  expect(screen.getAllByRole('article')).toHaveLength(10)

  setOnline(true)
  expect(screen.queryByText(text)).toBeNull()
})

test.each([
  ['a toast', 'Mesajul a fost trimis', () => act(() => showToast('Mesajul a fost trimis'))],
  ['the offline notice', text, () => setOnline(false)],
])('%s that appears while a dialog is open is announced, once', async (_, appearing, show) => {
  visit('/Matematica')
  await screen.findByRole('heading', { level: 1, name: 'Meditatii Matematica' })
  act(() => openModal({ kind: 'navigation' }))
  await screen.findByRole('dialog')
  const live = '[aria-live], [role=status], [role=alert]'
  // A dialog hides the rest of the page from screen readers.
  const exposed = [...document.querySelectorAll(live)].filter(
    one => !one.closest('[aria-hidden=true], [inert]'),
  )
  show()
  const regions = [...document.querySelectorAll(live)].filter(one => one.textContent.includes(appearing))
  expect(regions).toHaveLength(1)
  expect(exposed).toEqual(expect.arrayContaining(regions))
})

test('a toast that is closed by keyboard returns the focus, and the same text again is a new toast', async () => {
  const { user } = visit('/Contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact' })
  const failed = 'Mesajul nu a fost trimis'
  const last = within(screen.getByRole('contentinfo')).getAllByRole('radio').at(-1)
  last?.focus()
  act(() => showToast(failed, 'error'))
  const first = screen.getByText(failed)
  act(() => showToast(failed, 'error'))
  expect(first).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Închide notificarea' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText(failed)).toBeNull()
  expect(last).toHaveFocus()
})
