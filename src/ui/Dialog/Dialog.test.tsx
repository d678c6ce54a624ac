import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onPhone } from '#test/phone.ts'
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
