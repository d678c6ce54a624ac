import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

/** Returns the filled share of the rendered width. */
function filledPart(percent: number): number {
  const { unmount } = render(<Stars percent={percent} label="Nota" />)
  const whole = screen.getByRole('img', { name: 'Nota' })
  const filled = whole.lastElementChild?.getBoundingClientRect().width ?? NaN
  const part = filled / whole.getBoundingClientRect().width
  unmount()
  return part
}

test.each([
  [0, 0],
  [50, 0.5],
  [86, 0.86],
  [100, 1],
  [-20, 0],
  [140, 1],
  [Infinity, 1],
  [NaN, 0],
])('%s percent fill %s of the width', (percent, part) => {
  expect(filledPart(percent)).toBeCloseTo(part, 2)
})

test('the width depends only on the size, not on the rating', () => {
  render(
    <>
      <Stars percent={0} size={24} label="mic" />
      <Stars percent={97} size={24} label="mare" />
    </>,
  )
  for (const name of ['mic', 'mare']) {
    const { width, height } = screen.getByRole('img', { name }).getBoundingClientRect()
    expect([width, height]).toEqual([120, 24])
  }
})

test('screen readers get only the label', () => {
  render(<Stars percent={86} label="Nota 8,6 din 10" />)
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Nota 8,6 din 10' })])
})
