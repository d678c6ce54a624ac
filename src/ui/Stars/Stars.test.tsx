import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

/** Renders stars and returns their element. */
function show(percent: number): Element {
  const { container } = render(<Stars percent={percent} />)
  return container.firstElementChild as Element
}

test.each([
  [0, 0],
  [50, 0.5],
  [86, 0.86],
  [100, 1],
])('%s percent fill %s of the width', (percent, part) => {
  const whole = show(percent)
  const filled = whole.lastElementChild as SVGSVGElement
  expect(filled.width.baseVal.value / 120).toBeCloseTo(part, 2)
  // Cuts off the stars beyond its width.
  expect(getComputedStyle(filled).overflow).toBe('hidden')
})

test.each([0, 97])('the width does not depend on the rating: %s percent', percent => {
  const { width, height } = show(percent).getBoundingClientRect()
  expect([width, height]).toEqual([80, 16])
})

test('screen readers get nothing: the grade beside the stars has the name', () => {
  expect(show(86)).toHaveAttribute('aria-hidden', 'true')
})
