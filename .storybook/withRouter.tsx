import type { Decorator } from '@storybook/react-vite'
import { isValidElement, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router'

/**
 * Wraps each story in a router, so that links work. Stories of screens (`parameters.screen`) have their own. Another
 * arg mounts the story again, so that the controls also work for initial values, such as `defaultChecked`.
 */
export const withRouter: Decorator = (Story, { parameters, id, args }) =>
  parameters['screen'] ? (
    <Story />
  ) : (
    <MemoryRouter key={id + JSON.stringify(args, withoutElements)}>
      <Story />
    </MemoryRouter>
  )

/** Replacer of JSON: elements and functions have no control, and elements have cycles. */
const withoutElements = (_: string, value: unknown) => (isValidElement(value) ? undefined : value)

/** A router for content that is not a screen. Its only route matches every path, so following a link unmounts nothing. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children, ErrorBoundary: Rethrow }]),
  )
  return <RouterProvider router={router} />
}

/** Passes an error on to Storybook, which shows it and fails the test; the router would show it on a page of its own. */
function Rethrow(): never {
  throw useRouteError()
}
