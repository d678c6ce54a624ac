import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  // The headless-only build comes first: tests take a quarter less time in it.
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
 * Returns the path of the Chromium for the tests: `CHROMIUM_PATH`, else Playwright's own download, else a
 * system Chrome or Chromium. `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...systemBrowsers]
  return candidates.find(path => path !== undefined && existsSync(path))
}

export const noBrowser =
  'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.'

/**
 * Returns the launch options for Playwright and Vitest. The flags turn off Chromium's background requests,
 * which would wait for long timeouts in a closed network; root needs `--no-sandbox`. The browser's time zone is
 * Romania's on every machine, because in any other zone the app adds the zone's name to its times.
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
