import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../findBrowser.ts'

/**
 * Flags of Chromium with which two renderings of a page are equal to the pixel. Without them the edges of
 * shapes depend on which parts were painted anew, and on whether an image was decoded in time.
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

/** Launches the browser that takes the pictures. */
export function launchBrowser(): Promise<Browser> {
  const options = launchOptions()
  return chromium.launch({ ...options, args: [...options.args, ...deterministic] })
}
