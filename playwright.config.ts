import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '#scripts/findBrowser.ts'

/**
 * A web server of the run. It listens on any free port, so that two runs on one host do not collide, and prints its
 * address. Playwright reads the port from there and stores it in an environment variable, which its workers inherit.
 */
const serve = (command: string, port: string) => ({
  command: `${command} --port 0`,
  wait: { stdout: new RegExp(`http://localhost:(?<${port}>\\d+)/`) },
  timeout: 60_000,
})

const at = (port: string) => `http://localhost:${process.env[port]}/`

/** Expects the production and the demo build to exist; scripts/journeyBuilds.ts makes them first. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI a failed journey runs again once, to record its trace; it still counts as failed.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  // Three workers keep two cores busy; two or four take longer.
  workers: Math.max(3, availableParallelism()),
  // Long limits for a busy machine. They cost nothing elsewhere, because a wait ends as soon as its condition
  // holds.
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    // Each snapshot covers its part of the page completely, so an extra name fails too.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/app/heard/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [
    ['list'],
    ['junit', { outputFile: 'reports/playwright.xml', includeRetries: true }],
    // For scripts/test.ts.
    ['json', { outputFile: 'reports/playwright.json' }],
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
  // Projects with long journeys come first, so that no worker is still busy with one at the end.
  projects: [
    // Needs no web server: each worker starts its own nginx and back end.
    { name: 'hosting', testMatch: 'hosting/*.spec.ts' },
    // Random users of the production build. Each worker starts its own back end.
    { name: 'walk', testMatch: 'walk/*.spec.ts' },
    // The production build in front of the mocked back end, which runs as an HTTP server.
    { name: 'server', testMatch: '{app,server}/*.spec.ts', use: { baseURL: at('SERVER_PORT') } },
    // The app with its mocks under a base path, as QA hosts it.
    { name: 'demo', testMatch: 'demo/*.spec.ts', use: { baseURL: `${at('DEMO_PORT')}qa/` } },
    // The production build without a back end: its journeys answer the requests themselves (e2e/backend.ts).
    { name: 'production', testMatch: 'production/*.spec.ts', use: { baseURL: at('PRODUCTION_PORT') } },
  ],
  webServer: [
    serve('vite preview --mode demo --base /qa/', 'DEMO_PORT'),
    serve('vite preview', 'PRODUCTION_PORT'),
    serve('node scripts/mockServer.ts --static dist --latency 0', 'SERVER_PORT'),
  ],
})
