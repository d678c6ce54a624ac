import { HttpHandler } from 'msw/http'
import { startWorker } from '#mocks/browser.ts'
import { type PersonaId, personas } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { type ScenarioId, scenarios } from '#mocks/scenarios.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLogSink } from '#log.ts'
import { setLeave } from '#leave.ts'
import { forgetApp } from '#test/mount.tsx'

/** Storybook toolbar menus for the persona (the viewer) and the scenario (the state of the site). */
export const backendToolbars = {
  persona: {
    description: 'Who is looking',
    toolbar: { title: 'Persona', icon: 'user' as const, items: Object.keys(personas), dynamicTitle: true },
  },
  scenario: {
    description: 'The state of the mocked site',
    toolbar: {
      title: 'Scenario',
      icon: 'database' as const,
      items: Object.keys(scenarios),
      dynamicTitle: true,
    },
  },
}

let worker: ReturnType<typeof startWorker> | undefined

type Story = { parameters: Record<string, unknown>; globals: Record<string, unknown> }

/**
 * Prepares a story of a screen: sets the mocked back end to the persona and scenario of the toolbar, discards
 * earlier changes of its data, and resets the app as in a new tab. Full page loads, e.g. to login, are
 * ignored in a story.
 */
export async function prepareBackend({ parameters, globals }: Story, isTest: boolean): Promise<void> {
  if (!parameters['screen']) return
  worker ??= startWorker()
  const backend = await worker
  backend.resetHandlers()
  backend.use(...answersOf(parameters))
  resetMocks()
  const latency = parameters['latency']
  configureMocks({
    persona: idIn(personas, globals['persona']) ?? ('visitor' satisfies PersonaId),
    scenario: idIn(scenarios, globals['scenario']) ?? ('full' satisfies ScenarioId),
    latency: typeof latency === 'number' ? latency : isTest ? 0 : undefined,
  })
  forgetApp()
  setLeave(() => {})
  if (isTest) setLogSink(() => {})
}

/** Returns the story's own handlers, which take precedence over those of the mocked back end. */
function answersOf({ answers }: Story['parameters']): HttpHandler[] {
  return Array.isArray(answers) ? answers.filter(answer => answer instanceof HttpHandler) : []
}

function idIn<Id extends string>(known: Record<Id, { id: Id }>, value: unknown): Id | undefined {
  return Object.values<{ id: Id }>(known).find(({ id }) => id === value)?.id
}
