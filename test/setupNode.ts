import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadFetch, resetClient } from '#api/client.ts'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { resetViewer } from '#session.ts'
import { resetOwner } from '#stores/owner.ts'
import { failOnNoise } from './noise.ts'

// Load ky up front: an import takes real time, which does not pass in a test with fake timers.
beforeAll(async () => void (await loadFetch()))

beforeEach(() => {
  resetClient()
  resetMocks()
  configureMocks({ latency: 0 })
  // Files share a process, but each test starts like a new document.
  resetOwner()
  resetViewer()
})

afterEach(() => void vi.useRealTimers())

failOnNoise()
