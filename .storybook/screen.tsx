import type { Faults } from '#mocks/faultKinds.ts'
import type { Latency } from '#mocks/link.ts'
import type { PersonaId } from '#mocks/personas.ts'
import type { ScenarioId } from '#mocks/scenarios.ts'
import { App } from '#test/mount.tsx'
import type { HttpHandler } from 'msw/http'
import { lazy, type ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { waitFor } from 'storybook/test'
import type { Viewport } from './viewports.ts'
import { MemoryRouter } from './withRouter.tsx'

// Loaded with the first documentation page, as in preview.tsx.
const MatrixPage = lazy(async () => ({ default: (await import('./matrix/MatrixPage.tsx')).MatrixPage }))

type Options = {
  /** The viewer. Default: the toolbar's persona. */
  as?: PersonaId
  /** The state of the site. Default: the toolbar's scenario. */
  scenario?: ScenarioId
  /** Leaves every request pending, to show the skeleton. */
  pending?: boolean
  /** A viewport of the toolbar. */
  viewport?: Viewport
  /** A fault per endpoint, as in a QA link: `{ getAds: '500' }`. */
  faults?: Faults
  /**
   * Handlers of this story alone, for what no fault can do. They take precedence over the mocked back end's
   * handlers, and a link to the app cannot express them.
   */
  answers?: HttpHandler[]
  /** Routes that replace the mocked sign-in pages. */
  pages?: RouteObject[]
}

/**
 * Returns a story of a whole screen: the real app with its real loaders at an address, and the mocked back
 * end.
 */
export function screen(address: string, { pages, ...options }: Options = {}) {
  return {
    ...onBackend(options, address),
    render: () => <App address={address} pages={pages} />,
    // Wait for the data, so that axe checks the screen and not its skeleton. A story with a `play` of its own
    // must begin with `shown()`.
    ...(!options.pending && { play: shown }),
  }
}

/** Returns a story of one element that reads the viewer, e.g. the header, with the mocked back end. */
export function part(element: ReactNode, options: Omit<Options, 'pages'> = {}) {
  return { ...onBackend(options), render: () => <MemoryRouter>{element}</MemoryRouter> }
}

/** The parameter `screen` of a story on the mocked back end. */
export type ScreenParameter = {
  /** Path and query of the screen; `undefined` for a part of one. */
  address?: string
  latency?: Latency
  faults: Faults
  answers: HttpHandler[]
}

function onBackend(
  { as, scenario, pending = false, viewport, faults = {}, answers = [] }: Options,
  address?: string,
) {
  const latency = pending ? ('never' as const) : undefined
  return {
    parameters: {
      screen: { address, latency, faults, answers } satisfies ScreenParameter,
      layout: 'fullscreen' as const,
      controls: { disable: true },
      docs: { page: MatrixPage },
    },
    globals: {
      ...(as && { persona: as }),
      ...(scenario && { scenario }),
      ...(viewport && { viewport: { value: viewport } }),
    },
  }
}

/** Resolves once the screen has its heading and nothing in it is busy. */
export async function shown(): Promise<void> {
  await waitFor(() => {
    if (!document.querySelector('main h1')) throw new Error('The screen has no heading yet.')
    if (document.querySelector('main [aria-busy="true"]'))
      throw new Error('Something on the screen is still loading.')
  })
}
