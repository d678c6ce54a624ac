import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { resetMocks } from '#mocks/reset.ts'
import { createMockServer } from '#mocks/server.ts'
import { listenForNoise, test as base } from './test.ts'

type Own = { openAs: (persona: string) => Promise<BrowserContext> }

const dist = join(import.meta.dirname, '..', 'dist')

/**
 * Playwright's test with the production build and a mocked back end of its own, so that the journey may move
 * its clock.
 */
export const test = base.extend<Own>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see that it takes nothing
  baseURL: async ({}, provide) => {
    resetMocks()
    const server = createMockServer({ staticFolder: dist, latency: 0 }).listen(0)
    await once(server, 'listening')
    await provide(`http://localhost:${(server.address() as AddressInfo).port}/`)
    server.close()
    server.closeAllConnections()
    resetMocks()
  },

  /** Opens a separate browser context in which the persona is signed in. */
  openAs: async ({ browser, baseURL }, provide) => {
    const opened: BrowserContext[] = []
    const quiet: (() => void)[] = []
    await provide(async persona => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Europe/Bucharest' })
      opened.push(context)
      quiet.push(listenForNoise(context))
      const page = await context.newPage()
      await page.goto(`/Contact?mock=${persona}`)
      return context
    })
    for (const expectQuiet of quiet) expectQuiet()
    for (const context of opened) await context.close()
  },
})
