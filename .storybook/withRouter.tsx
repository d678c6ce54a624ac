import type { Decorator } from '@storybook/react-vite'
import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router'

/** A router around each story, so that links work; screens (`parameters.screen`) bring their own. */
export const withRouter: Decorator = (Story, { parameters, id }) =>
  parameters['screen'] ? (
    <Story />
  ) : (
    <MemoryRouter key={id}>
      <Story />
    </MemoryRouter>
  )

const Content = createContext<ReactNode>(null)

function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Place }]))
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

/** Wherever a link leads, the story stays. */
function Place() {
  return useContext(Content)
}
