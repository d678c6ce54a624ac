import { HttpHandler } from 'msw/http'
import { addons } from 'storybook/preview-api'
import { startWorker } from '#mocks/browser.ts'
import { defaultChoice, type MockSettings } from '#mocks/link.ts'
import { personas } from '#mocks/personas.ts'
import { resetMocks } from '#mocks/reset.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLogSink } from '#log.ts'
import { setLoadDocument } from '#loadDocument.ts'
import { createStorage } from '#test/createStorage.ts'
import { forgetApp } from '#test/mount.tsx'
import { createAppLink } from './appLink/appLink.ts'
import { keepFrameQuiet } from './matrix/quietFrame.ts'
import type { ScreenParameter } from './screen.tsx'

let worker: ReturnType<typeof startWorker> | undefined

type Story = { parameters: Record<string, unknown>; globals: Record<string, unknown> }

/**
 * Prepares a story of a screen: sets the mocked back end to the persona and scenario of the toolbar, discards
 * earlier changes of its data, and resets the app as in a new tab. Full page loads, e.g. to login, are
 * ignored in a story.
 */
export async function prepareBackend({ parameters, globals }: Story, isTest: boolean): Promise<void> {
  const screen = screenOf(parameters)
  if (!screen) return
  if (!isTest) {
    giveOwnStorage()
    keepFrameQuiet()
  }
  worker ??= startWorker()
  const backend = await worker
  backend.resetHandlers()
  const answers = answersOf(parameters)
  backend.use(...answers)
  resetMocks()
  const settings: MockSettings = {
    persona: idIn(personas, globals['persona']) ?? defaultChoice.persona,
    scenario: idIn(scenarios, globals['scenario']) ?? defaultChoice.scenario,
    latency: screen.latency,
    faults: screen.faults,
  }
  configureMocks({ ...settings, latency: settings.latency ?? (isTest ? 0 : undefined) })
  forgetApp()
  setLoadDocument(() => {})
  if (isTest) setLogSink(() => {})
  const { address } = screen
  if (address !== undefined)
    addons
      .getChannel()
      .emit('meditatii/app-link', createAppLink({ ...settings, address, hasAnswers: answers.length > 0 }))
}

/**
 * Gives this page a localStorage and a sessionStorage of its own, in memory and empty. Frames of one page
 * share the browser's: a change or a draft of one story would appear in the others.
 */
function giveOwnStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, kind, { value: createStorage(), configurable: true })
}

function screenOf({ screen }: Story['parameters']): ScreenParameter | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters are untyped; only screen.tsx sets this one
  return screen as ScreenParameter | undefined
}

/** Returns the story's own handlers, which take precedence over those of the mocked back end. */
function answersOf({ answers }: Story['parameters']): HttpHandler[] {
  return Array.isArray(answers) ? answers.filter(answer => answer instanceof HttpHandler) : []
}

function idIn<Id extends string>(known: Record<Id, { id: Id }>, value: unknown): Id | undefined {
  return Object.values<{ id: Id }>(known).find(({ id }) => id === value)?.id
}
