import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import { Tooltip } from './Tooltip.tsx'

test('opens on hover without a delay', async () => {
  // No timer ends, so a tooltip with a delay stays closed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <Tooltip content="Studii verificate">
      <button type="button">Verificat</button>
    </Tooltip>,
  )
  const button = screen.getByRole('button')
  await hand.hover(button)
  for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame)
  const shown = document.querySelector('[data-open][data-side]')?.textContent
  await hand.unhover(button)
  expect(shown).toBe('Studii verificate')
})

test('stays open while the pointer is over it, and Escape closes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <Tooltip content="Studii verificate">
      <button type="button">Verificat</button>
    </Tooltip>,
  )
  const popup = () => document.querySelector('[data-open][data-side]')
  await hand.hover(screen.getByRole('button'))
  await vi.waitFor(() => expect(popup()).toHaveTextContent('Studii verificate'))
  await hand.hover(popup() as Element)
  for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(60_000)
  expect(popup()).toBeVisible()
  await hand.keyboard('{Escape}')
  await vi.waitFor(() => expect(popup()).toBeNull())
})
