import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadFetch } from '#api/client.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLeave } from '#session.ts'
import { resetBackend, startBackend } from './backend.ts'
import { beginCalls, inFlight, watchCalls } from './inFlight.ts'
import { stayHere } from './leaving.ts'
import { forgetApp } from './mount.tsx'
import { failOnNoise } from './noise.ts'
import { loadComboboxControl } from '#ui/Combobox/Combobox.tsx'
import '#ui/global.css'

// A page's code is fetched when it is first visited, which a busy machine may take its time for.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(async () => {
  document.documentElement.lang = 'ro'
  await startBackend()
  // What a type-ahead does before its control is loaded has a journey of its own.
  await loadComboboxControl()
  // Loading it takes real time, which a test with a clock of its own does not have.
  await loadFetch()
})

failOnNoise()

beforeEach(() => {
  beginCalls()
  // The router keeps in memory how far each address was scrolled, unless the tab's storage says otherwise.
  sessionStorage.setItem('react-router-scroll-positions', '{}')
  window.scrollTo(0, 0)
  setLeave(stayHere())
  configureMocks({ latency: 0 })
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  forgetApp()
  resetMocks()
  resetBackend()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
})

let stopWatching: () => void

beforeAll(() => {
  stopWatching = watchCalls()
})

// What a file's last test has left on its way, and what follows from its answer, would be taken for the next file's calls.
afterAll(async () => {
  const latest = performance.now() + 2000
  for (let pauses = 0; pauses < 5 && performance.now() < latest; pauses++) {
    if (inFlight.size > 0) pauses = 0
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  stopWatching()
  resetBackend()
})
