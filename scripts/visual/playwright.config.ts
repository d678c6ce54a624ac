import { availableParallelism } from 'node:os'
import { defineConfig, type BrowserContextOptions } from '@playwright/test'
import { launchOptions } from '#scripts/findBrowser.ts'

/**
 * Chromium flags that make two renderings of a page equal to the pixel. Without them the edges of shapes
 * depend on which parts were repainted, and on whether an image was decoded in time.
 */
const deterministic = [
  '--default-tile-width=2048',
  '--default-tile-height=16384',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--run-all-compositor-stages-before-draw',
]

const browser = launchOptions()
/** Set by scripts/visual.ts. */
const {
  VISUAL_URL: baseURL = '',
  VISUAL_PICTURES = '',
  VISUAL_REPORT = '',
  VISUAL_EMULATED = '{}',
} = process.env

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Two for each core: a page waits for simulated responses half of the time.
  workers: availableParallelism() * 2,
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Without tolerance: on one machine two renderings of the same page are equal.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, pathTemplate: `${VISUAL_PICTURES}/{arg}{ext}` },
  },
  reporter: [['line'], ['html', { outputFolder: VISUAL_REPORT, open: 'never' }]],
  outputDir: `${VISUAL_PICTURES}-differences`,
  use: {
    baseURL,
    launchOptions: { ...browser, args: [...browser.args, ...deterministic] },
    locale: 'ro-RO',
    contextOptions: JSON.parse(VISUAL_EMULATED) as BrowserContextOptions,
    // Storybook recognizes a test by this name, and stops animations instead of waiting for them.
    userAgent: 'StorybookTestRunner',
  },
})
