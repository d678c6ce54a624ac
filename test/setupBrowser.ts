import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { startWorker } from '#mocks/browser.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLeave } from '#session.ts'
import { forgetApp } from './mount.tsx'
import { failOnNoise } from './noise.ts'
import '#ui/global.css'

// A page's code is fetched when it is first visited, which a busy machine may take its time for.
configure({ asyncUtilTimeout: 8000 })

/** Where the page under test would have gone by a full page load. */
export const left: string[] = []

beforeAll(async () => {
  document.documentElement.lang = 'ro'
  await startWorker()
})

failOnNoise()

beforeEach(() => {
  left.length = 0
  setLeave(address => left.push(address))
  configureMocks({ latency: 0 })
})

afterEach(() => {
  cleanup()
  forgetApp()
  resetMocks()
  localStorage.clear()
  sessionStorage.clear()
})
