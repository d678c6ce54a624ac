import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { resetMocks } from '#mocks/reset.ts'
import { configureMocks } from '#mocks/state.ts'
import { setLeave } from '#session.ts'
import { resetBackend, startBackend } from './backend.ts'
import { stayHere } from './leaving.ts'
import { forgetApp } from './mount.tsx'
import { failOnNoise } from './noise.ts'
import '#ui/global.css'

// A page's code is fetched when it is first visited, which a busy machine may take its time for.
configure({ asyncUtilTimeout: 8000 })

beforeAll(async () => {
  document.documentElement.lang = 'ro'
  await startBackend()
})

failOnNoise()

beforeEach(() => {
  setLeave(stayHere())
  configureMocks({ latency: 0 })
})

afterEach(() => {
  cleanup()
  forgetApp()
  resetMocks()
  resetBackend()
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset['theme']
})
