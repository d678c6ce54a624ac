import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { MemoryRouter } from '#storybook/withRouter.tsx'

/** Shows the error that reaches it, as Storybook does. */
class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : `Storybook: ${message}`
  }
}

function Story(): ReactNode {
  throw new Error('The story failed.')
}

test('an error of a story reaches Storybook', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <Boundary>
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    </Boundary>,
  )
  expect(screen.getByText('Storybook: The story failed.')).toBeVisible()
})
