import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadFetch } from '#api/client.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLoadDocument } from '#loadDocument.ts'
import { resetBackend, startBackend } from './backend.ts'
import { ignoreEarlierCalls, inFlight, watchCalls } from './inFlight.ts'
import { blockFullPageLoads } from './leaving.ts'
import { forgetApp } from './mount.tsx'
import { failOnNoise } from './noise.ts'
import { loadComboboxControl } from '#ui/Combobox/LoadedControl.tsx'
import '#ui/global.css'

// The code of a page is loaded on its first visit, which may take long on a busy machine.
configure({ asyncUtilTimeout: 60_000, getElementError: createElementError })

/** The style sheet of Vitest's page. It is in no layer, so it would beat the layers of the app (decision 0023). */
const testerStyles = [...document.styleSheets].find(
  ({ cssRules: [rule] }) => rule instanceof CSSStyleRule && rule.selectorText === 'html',
)
if (testerStyles) testerStyles.disabled = true

beforeAll(async () => {
  document.documentElement.lang = 'ro'
  // Load the picker's control up front; e2e/production/firstFrame.spec.ts tests a picker before its control
  // has loaded.
  await loadComboboxControl()
  // Load ky up front: an import takes real time, which does not pass in a test with fake timers.
  await loadFetch()
})

// Once, because files share a page.
startBackend()
failOnNoise()

beforeEach(() => {
  ignoreEarlierCalls()
  // Reset the router's scroll positions in memory: it replaces them with the positions in the session storage.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  window.scrollTo(0, 0)
  setLoadDocument(blockFullPageLoads())
  configureMocks({ latency: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  // A test may have made the browser refuse its storage.
  vi.restoreAllMocks()
  cleanup()
  forgetApp()
  resetMocks()
  resetBackend()
  localStorage.clear()
  sessionStorage.clear()
})

let stopWatching: () => void

beforeAll(() => {
  stopWatching = watchCalls()
})

// Wait until no call has been pending for five pauses of 10 ms, at most 2 s. Otherwise calls of this file's
// last test, and those that their responses trigger, would count as calls of the next file.
afterAll(async () => {
  const latest = performance.now() + 2000
  for (let pauses = 0; pauses < 5 && performance.now() < latest; pauses++) {
    if (inFlight.size > 0) pauses = 0
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  stopWatching()
  // A late call may have changed the mocked world, e.g. counted a view.
  resetMocks()
  resetBackend()
})

/**
 * Creates an error of Testing Library that prints the DOM only when its message is read: a query that waits
 * throws an error at each attempt, and only the last one is shown.
 */
function createElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  })
  // Leaves this function out of the stack: the report shows the first line that is not a library's.
  Error.captureStackTrace(error, createElementError)
  return error
}
