import type { PersonaId } from '#mocks/personas.ts'
import type { ScenarioId } from '#mocks/scenarios.ts'
import { App } from '#test/mount.tsx'
import { waitFor } from 'storybook/test'

/** Milliseconds that no review outlasts: what is asked for stays on its way. */
const never = 2 ** 31 - 1

type Options = {
  /** Who is looking; without it the toolbar decides. */
  as?: PersonaId
  /** Without it the toolbar decides. */
  scenario?: ScenarioId
  /** The state in which nothing has been answered yet. */
  pending?: boolean
  /** One of the viewports of the toolbar. */
  viewport?: 'phone320' | 'phone390' | 'tablet' | 'desktop'
}

/** A story of a whole screen: the real app at an address, with its real loaders, on the mocked back end. */
export function screen(address: string, { as, scenario, pending = false, viewport }: Options = {}) {
  return {
    parameters: { screen: true, layout: 'fullscreen' as const, ...(pending && { latency: never }) },
    globals: {
      ...(as && { persona: as }),
      ...(scenario && { scenario }),
      ...(viewport && { viewport: { value: viewport } }),
    },
    render: () => <App address={address} />,
    // What axe looks at is the screen, not what stands in for it. A story with a `play` of its own begins with `shown()`.
    ...(!pending && { play: shown }),
  }
}

/** Until the screen has its heading, and nothing on it is on its way. */
export async function shown(): Promise<void> {
  await waitFor(
    () => {
      if (!document.querySelector('main h1')) throw new Error('The screen has no heading yet.')
      if (document.querySelector('main [aria-busy="true"]')) throw new Error('Something is still on its way.')
    },
    { timeout: 10_000 },
  )
}
