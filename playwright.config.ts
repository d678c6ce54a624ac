import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '#scripts/findBrowser.ts'

/** The demo build (the app with its mocks) under a base path, as QA hosts it. */
export const demoUrl = 'http://localhost:4174/qa/'
/** The production build without a back end: its journeys answer the requests themselves (e2e/backend.ts). */
export const productionUrl = 'http://localhost:4173/'

/** The production build in front of the mocked back end, which runs as an HTTP server. */
const serverUrl = 'http://localhost:4180/'

const serve = (command: string, url: string) => ({
  command,
  url,
  reuseExistingServer: false,
  timeout: 60_000,
})

/** Expects the production and the demo build to exist; scripts/journeys.ts makes them first. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI a failure is repeated once, to have its trace; the journey counts as failed all the same.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  // Two workers already keep two cores busy; four would save only 5 % of the time.
  workers: 2,
  // Long limits for a busy machine. They cost nothing elsewhere, because a wait ends as soon as its condition
  // holds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: 'reports/playwright.xml', includeRetries: true }],
    ['html', { outputFolder: 'reports/html', open: 'never' }],
  ],
  outputDir: 'reports/journeys',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // Tracing costs a quarter of the time. To debug a failing journey: npm run test:journeys -- --trace on
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'demo', testMatch: 'demo/*.spec.ts', use: { baseURL: demoUrl } },
    { name: 'production', testMatch: 'production/*.spec.ts', use: { baseURL: productionUrl } },
    // Needs no web server: each worker starts its own nginx and back end.
    { name: 'hosting', testMatch: 'hosting/*.spec.ts' },
    { name: 'server', testMatch: '{app,server}/*.spec.ts', use: { baseURL: serverUrl } },
  ],
  webServer: [
    serve('vite preview --mode demo --base /qa/ --port 4174 --strictPort', demoUrl),
    serve('vite preview --port 4173 --strictPort', productionUrl),
    serve('node scripts/mockServer.ts --port 4180 --static dist --latency 0', serverUrl),
  ],
})
