import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { resetMocks } from '#mocks/reset.ts'
import { createMockServer } from '#mocks/server.ts'
import { type EngineName, engineNames } from '#scripts/findEngine.ts'
import { listen } from '#scripts/listen.ts'
import { startFirefox } from './firefox.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

/** Runs in the page before all other scripts: no protocol reports what fails there in both engines. */
function recordErrors(): void {
  const note = (error: unknown) => {
    // Not an error: the observers are called in the next frame.
    if (!String(error).startsWith('ResizeObserver loop')) (globalThis.scriptErrors ??= []).push(String(error))
  }
  // The event of a file that could not be loaded goes to the element that asked for it, and does not bubble.
  addEventListener('error', ({ message, target }) => note(message ?? (target as Element).outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
  console.error = (...args: unknown[]) => note(args.join(' '))
}

/** Copies the production build, and adds the recorder of errors to its pages. */
function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  cpSync(join(import.meta.dirname, '../../dist'), folder, { recursive: true })
  for (const name of readdirSync(folder).filter(file => file.endsWith('.html'))) {
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      html.replace('<head>', () => `<head><script>(${String(recordErrors)})()</script>`),
    )
  }
  return folder
}

type Own = { tab: Tab }
type Shared = { engineName: EngineName; site: string; elsewhere: string; sharedTab: Tab }

/** Playwright's test with a tab of the project's engine. */
export const test = base.extend<Own, Shared>({
  engineName: [engineNames[0], { option: true, scope: 'worker' }],

  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const staticFolder = copyBuild()
      const { url, stop } = await listen(createMockServer({ staticFolder, latency: 0 }))
      await provide(url)
      stop()
      rmSync(staticFolder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  /** The address of another site. */
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const { url, stop } = await listen(
        createServer((_, response) =>
          response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>'),
        ),
      )
      await provide(url)
      stop()
    },
    { scope: 'worker' },
  ],

  sharedTab: [
    async ({ engineName, site }, provide) => {
      const engine = await (engineName === 'firefox' ? startFirefox() : startWebKit())
      await provide(new Tab(engine, site))
      await engine.stop()
    },
    { scope: 'worker' },
  ],

  tab: async ({ sharedTab: tab }, provide, testInfo) => {
    resetMocks()
    // No page of the app, so that it stores nothing.
    await tab.open('/robots.txt')
    await tab.takeErrors()
    await tab.call(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await provide(tab)
    const errors = await tab.takeErrors()
    if (errors.length > 0 || testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screen.png')
      writeFileSync(path, await tab.screenshot())
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
    }
    expect(errors, 'errors of the scripts').toEqual([])
  },
})
