import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { createMockServer } from '#mocks/server.ts'
import { measureFirstVisits } from './bench/firstVisit.ts'
import { measureInteractions } from './bench/interactions.ts'
import { measureSecondScreens } from './bench/secondScreen.ts'
import { fail } from './commandLine.ts'
import { findBrowser, launchOptions, noBrowser } from './findBrowser.ts'
import { listen } from './listen.ts'
import { root } from './run.ts'

/**
 * `npm run bench`: measures the production build over HTTP/1.1, on the mocked back end without latency: a first visit on a
 * slow phone, the screen after it, and interactions on a phone with a slow CPU. Run it on an idle machine.
 */

if (findBrowser() === undefined) fail(noBrowser, 1)

await build({ logLevel: 'warn' })
const { origin, stop } = await listen(createMockServer({ staticFolder: join(root, 'dist'), latency: 0 }))
const browser = await chromium.launch(launchOptions())
try {
  await measureFirstVisits(browser, origin)
  await measureSecondScreens(browser, origin)
  await measureInteractions(browser, origin)
} finally {
  await browser.close()
  stop()
}
