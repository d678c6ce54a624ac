import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shownToast, useToasts } from '#stores/toast.ts'
import { ShareButton } from './ShareButton.tsx'

const address = `${location.origin}/teacherprofile/a%2F1`
const shown = () => shownToast()?.text ?? null

/** Replaces functions of the browser's `navigator`, and presses the button. */
async function press(device: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
  Reflect.deleteProperty(Navigator.prototype, 'share')
  if (device.share)
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: device.share })
  onTestFinished(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    if (before) Object.defineProperty(Navigator.prototype, 'share', before)
    useToasts.setState({ toasts: [] })
  })
  const copied = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(device.writeText ?? (async () => {}))
  render(
    <MemoryRouter>
      <ShareButton code="a/1" title="Meditatii Matematica" />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Distribuie' }))
  return copied
}

test.each([
  ['the user closes it', 'AbortError'],
  ['it is still open after a second press', 'InvalidStateError'],
])("opens the device's dialog, and says nothing when %s", async (_, name) => {
  const share = vi.fn(async () => {
    throw new DOMException('no', name)
  })
  const copied = await press({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Meditatii Matematica', url: address })
  expect(copied).not.toHaveBeenCalled()
  expect(shown()).toBeNull()
})

test('copies the address where the device has no such dialog, and says so', async () => {
  const copied = await press({})
  expect(copied).toHaveBeenCalledWith(address)
  expect(shown()).toBe('Adresa anunțului a fost copiată')
})

test('shows the address when it cannot be copied', async () => {
  await press({ writeText: async () => Promise.reject(new Error('not allowed')) })
  expect(shown()).toBe(`Adresa nu a putut fi copiată: ${address}`)
})
