import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFocusWhenLost } from './useFocusWhenLost.ts'

type Props = { hasButton: boolean; isHidden?: boolean; other?: string }

function Part({ hasButton, isHidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusWhenLost(() => heading.current, hasButton, isHidden)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Part
      </h2>
      {hasButton && <button hidden={isHidden}>Press</button>}
    </>
  )
}

const heading = () => screen.getByRole('heading')

test('moves the focus when the change has unmounted the focused element', () => {
  const { rerender } = render(<Part hasButton />)
  screen.getByRole('button').focus()
  rerender(<Part hasButton={false} />)
  expect(heading()).toHaveFocus()
})

test('moves the focus when the change has hidden the focused element', () => {
  const { rerender } = render(<Part hasButton />)
  screen.getByRole('button').focus()
  rerender(<Part hasButton isHidden />)
  expect(heading()).toHaveFocus()
})

test('leaves the focus where it is on mount, without a change, and while the focused element is visible', () => {
  const { rerender } = render(<Part hasButton={false} />)
  expect(heading()).not.toHaveFocus()
  rerender(<Part hasButton={false} other="prop" />)
  expect(heading()).not.toHaveFocus()
  const outside = document.body.appendChild(document.createElement('input'))
  outside.focus()
  rerender(<Part hasButton />)
  expect(outside).toHaveFocus()
  outside.remove()
})
