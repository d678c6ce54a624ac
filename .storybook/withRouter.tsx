import type { Decorator } from '@storybook/react-vite'
import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter, useRouteError } from 'react-router'

/** Wraps each story in a router, so that links work. Stories of screens (`parameters.screen`) have their own. */
export const withRouter: Decorator = (Story, { parameters, id }) =>
  parameters['screen'] ? (
    <Story />
  ) : (
    <MemoryRouter key={id}>
      <Story />
    </MemoryRouter>
  )

const Content = createContext<ReactNode>(null)

/** A router for content that is no screen. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: StoryContent, ErrorBoundary: Rethrow }]),
  )
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}

/** The only route, which matches every path: the content stays mounted when a link is followed. */
function StoryContent() {
  return useContext(Content)
}

/** Passes an error on to Storybook, which shows it and fails the test; the router would show it on a page of its own. */
function Rethrow(): never {
  throw useRouteError()
}
