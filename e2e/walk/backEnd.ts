import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { createMockServer } from '#mocks/server.ts'
import { listen } from '#scripts/listen.ts'
import { root } from '#scripts/run.ts'

/** Playwright's test with one back end per worker. Its world belongs to the running test. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from the pattern
    async ({}, provide) => {
      const server = createMockServer({ staticFolder: join(root, 'dist'), latency: 0 })
      // Compressing costs more time than it saves on one machine.
      server.prependListener('request', ({ headers }) => delete headers['accept-encoding'])
      const { origin, stop } = await listen(server)
      await provide(origin)
      stop()
    },
    { scope: 'worker' },
  ],
})
