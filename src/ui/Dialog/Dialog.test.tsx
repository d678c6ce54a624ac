import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { onPhone, pressBack } from '#test/phone.ts'
import { Dialog } from './Dialog.tsx'

/** Width of the window without the gutter that is reserved for the scrollbar. */
const pageWidth = () => screen.getByRole('dialog').parentElement?.getBoundingClientRect().width ?? NaN

type Variant = 'modal' | 'sheet'

/** Opens a dialog whose content is this high, and returns its element. */
function open(variant: Variant, blockSize = '10rem'): HTMLElement {
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Titlu"
      variant={variant}
      footer={<button type="button">Trimite</button>}
    >
      <div style={{ blockSize }} />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  for (const animation of dialog.getAnimations()) animation.finish()
  return dialog
}

test.each<Variant>(['modal', 'sheet'])(
  'on a phone a %s is docked at the bottom, with round top corners',
  async variant => {
    await onPhone()
    const dialog = open(variant)
    const { left, right, bottom } = dialog.getBoundingClientRect()
    expect([left, right, bottom]).toEqual([0, pageWidth(), 844])
    expect(getComputedStyle(dialog).borderRadius).toBe('20px 20px 0px 0px')
  },
)

test.each<Variant>(['modal', 'sheet'])(
  'on a phone a %s with long content scrolls inside, and keeps its buttons visible',
  async variant => {
    await onPhone()
    const dialog = open(variant, '200rem')
    expect(dialog.getBoundingClientRect().top).toBeGreaterThan(44)
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    const { bottom } = screen.getByRole('button', { name: 'Trimite' }).getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(844)
  },
)

test('on a larger screen a modal is in the middle', () => {
  const { left, right, top, bottom } = open('modal').getBoundingClientRect()
  expect(left).toBeCloseTo(pageWidth() - right, 0)
  expect(top).toBeCloseTo(900 - bottom, 0)
})

test('on a larger screen a sheet is as high as the window, at its right edge', () => {
  const { right, top, bottom } = open('sheet').getBoundingClientRect()
  expect([right, top, bottom]).toEqual([pageWidth(), 0, 900])
})

const pressEscape = () => userEvent.keyboard('{Escape}')

test.each([
  ['Back on Android', pressBack],
  ['Escape', pressEscape],
])('%s closes only the innermost dialog, and stays on the screen', async (_, press) => {
  const asked: string[] = []
  function Nested() {
    const [isInnerOpen, setIsInnerOpen] = useState(false)
    function closeInner() {
      // The first time it stays open.
      if (asked.push('inner') === 2) setIsInnerOpen(false)
    }
    return (
      <Dialog open onOpenChange={() => asked.push('outer')} title="Anunț">
        <button onClick={() => setIsInnerOpen(true)}>Șterge</button>
        <Dialog open={isInnerOpen} onOpenChange={closeInner} title="Întrebare" />
      </Dialog>
    )
  }
  const router = createMemoryRouter([{ path: '*', Component: Nested }], { initialEntries: ['/', '/ads'] })
  const { unmount } = render(<RouterProvider router={router} />)
  // A real press: one Back may close all dialogs that open without one.
  await userEvent.click(screen.getByRole('button', { name: 'Șterge' }))
  for (const expected of [['inner'], ['inner', 'inner'], ['inner', 'inner', 'outer']]) {
    await press()
    expect(asked).toEqual(expected)
  }
  expect(router.state.location.pathname).toBe('/ads')

  unmount()
  const onKey = vi.fn<() => void>()
  document.addEventListener('keydown', onKey, { once: true })
  await pressBack()
  document.removeEventListener('keydown', onKey)
  expect(onKey, 'Back after the dialogs').not.toHaveBeenCalled()
})
