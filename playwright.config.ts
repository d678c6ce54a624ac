import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '#scripts/findBrowser.ts'

/** The demo build under a base path: the app with its mocks, as QA hosts it. */
export const demoUrl = 'http://localhost:4174/qa/'
/** The production build; its journeys answer its calls themselves (e2e/backend.ts). */
export const productionUrl = 'http://localhost:4173/'

/** The production build in front of the mocked back end over HTTP. */
const serverUrl = 'http://localhost:4180/'

const serve = (command: string, url: string) => ({
  command,
  url,
  reuseExistingServer: false,
  timeout: 60_000,
})

/** Both builds are made before (scripts/journeys.ts). */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Two cores are busy with two: twice as many save a twentieth of the time.
  workers: 2,
  // A wait ends when what it waits for is there: these are for a machine that has much else to do.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // A trace costs a quarter of the time; ask for one when a journey fails: npm run test:journeys -- --trace on
    trace: 'off',
  },
  projects: [
    { name: 'demo', testMatch: 'demo/*.spec.ts', use: { baseURL: demoUrl } },
    { name: 'production', testMatch: 'production/*.spec.ts', use: { baseURL: productionUrl } },
    // Each of its workers starts nginx and a back end of its own.
    { name: 'hosting', testMatch: 'hosting/*.spec.ts' },
    { name: 'server', testMatch: '{app,server}/*.spec.ts', use: { baseURL: serverUrl } },
  ],
  webServer: [
    serve('vite preview --mode demo --base /qa/ --port 4174 --strictPort', demoUrl),
    serve('vite preview --port 4173 --strictPort', productionUrl),
    serve('node scripts/mockServer.ts --port 4180 --static dist --latency 0', serverUrl),
  ],
})
