import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

/** Renders stars and returns their element. */
function show(percent: number, size?: number): Element {
  const { container } = render(<Stars percent={percent} {...(size && { size })} />)
  return container.firstElementChild as Element
}

test.each([
  [0, 0],
  [50, 0.5],
  [86, 0.86],
  [100, 1],
])('%s percent fill %s of the width', (percent, part) => {
  const whole = show(percent)
  const filled = whole.lastElementChild?.getBoundingClientRect().width ?? NaN
  expect(filled / whole.getBoundingClientRect().width).toBeCloseTo(part, 2)
})

test.each([0, 97])('the width depends only on the size, not on the rating: %s percent', percent => {
  const { width, height } = show(percent, 24).getBoundingClientRect()
  expect([width, height]).toEqual([120, 24])
})

test('screen readers get nothing: the grade beside the stars has the name', () => {
  expect(show(86)).toHaveAttribute('aria-hidden', 'true')
})
