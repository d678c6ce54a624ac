import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from '#scripts/findEngine.ts'

/** The journeys in other engines than Chromium. Expects the production build to exist. */
export default defineConfig<object, { engineName: EngineName }>({
  // One worker for each engine: WebKit's driver has one session at a time.
  fullyParallel: false,
  workers: engineNames.length,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: '../../reports/engines.xml' }],
    // For scripts/test.ts.
    ['json', { outputFile: '../../reports/engines.json' }],
  ],
  outputDir: '../../reports/engines',
  projects: engineNames.map(name => ({ name, use: { engineName: name } })),
})
