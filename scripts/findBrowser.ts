import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  // The one without windows: tests take a quarter less time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of the Chromium that tests run in: `CHROMIUM_PATH`, then Playwright's own download, then a system Chrome or
 * Chromium. `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers]
  return candidates.find(path => path !== undefined && existsSync(path))
}

export const noBrowser =
  'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.'

/**
 * Launch options for Playwright and Vitest. The flags keep Chromium from calling home, which a closed network answers
 * with long waits; root needs `--no-sandbox`. The browser is in Romania wherever the machine is, so that texts that name
 * whose time it is are the same everywhere.
 */
export function launchOptions() {
  const executablePath = findBrowser()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    env: { ...process.env, TZ: 'Europe/Bucharest' },
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
