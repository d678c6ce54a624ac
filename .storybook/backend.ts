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

/**
 * Prepares a story of a screen: sets the mocked back end to the persona and scenario of the toolbar, discards
 * earlier changes of its data, and resets the app as in a new tab. Full page loads, e.g. to login, are
 * ignored in a story.
 */
export async function prepareBackend(
  { address, latency, faults, answers }: ScreenParameter,
  globals: Record<string, unknown>,
  isTest: boolean,
): Promise<void> {
  if (!isTest) {
    giveOwnStorage()
    keepFrameQuiet()
  }
  worker ??= startWorker()
  const backend = await worker
  backend.resetHandlers()
  backend.use(...answers)
  resetMocks()
  const settings: MockSettings = {
    persona: idIn(personas, globals['persona']) ?? defaultChoice.persona,
    scenario: idIn(scenarios, globals['scenario']) ?? defaultChoice.scenario,
    latency,
    faults,
  }
  configureMocks({ ...settings, latency: latency ?? (isTest ? 0 : undefined) })
  forgetApp()
  setLoadDocument(() => {})
  if (isTest) setLogSink(() => {})
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

function idIn<Id extends string>(known: Record<Id, { id: Id }>, value: unknown): Id | undefined {
  return Object.values<{ id: Id }>(known).find(({ id }) => id === value)?.id
}
