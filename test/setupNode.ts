import { beforeAll } from 'vitest'
import { loadFetch } from '#api/client.ts'
import { failOnNoise } from './noise.ts'

// Loading it takes real time, which a test with a clock of its own does not have.
beforeAll(async () => void (await loadFetch()))

failOnNoise()
