import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DataRouter, RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ScreenName } from '#domain/screens.ts'
import type { PersonaId } from '#mocks/personas.ts'
import type { ScenarioId } from '#mocks/scenarios.ts'
import { configureMocks } from '#mocks/state.ts'
import { resetPageReads } from '#app/firstVisit/pageReads.ts'
import { closeModal } from '#stores/modal.ts'
import { createApp } from './mount.tsx'
import { onTestFinished } from 'vitest'

type Options = {
  as?: PersonaId
  scenario?: ScenarioId
  /** Routes that replace the mocked sign-in pages. */
  pages?: RouteObject[]
  /** Screens that the legacy UI serves. */
  legacyScreens?: ScreenName[]
  /** Under React's StrictMode, as main.tsx renders it: effects run twice. */
  strict?: boolean
}

let stopLast = () => {}

/** Opens the real app at an address, as a persona, in a scenario, without latency. */
export function visit(
  address: string,
  { as = 'visitor', scenario = 'full', pages, legacyScreens, strict = false }: Options = {},
) {
  configureMocks({ persona: as, scenario, latency: 0 })
  // As in a new document.
  stopLast()
  closeModal()
  resetPageReads()
  const { router, stop } = createApp(address, pages, legacyScreens)
  stopLast = stop
  onTestFinished(stop)
  render(<RouterProvider router={router} />, { reactStrictMode: strict })
  // No delay between key presses: React renders within the event, so there is nothing to wait for.
  return { user: userEvent.setup({ delay: null }), router, address: () => addressOf(router) }
}

/** Returns the path and query of the app's current location. */
function addressOf({ state: { location } }: DataRouter): string {
  return location.pathname + location.search
}
