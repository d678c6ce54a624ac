import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { listen } from '#scripts/listen.ts'
import { homeText } from '#text/home.ts'
import { serveBackend } from '../backend.ts'
import { meta } from '../head.ts'
import { expectPainted, holdScripts, paintedText, recordPaintedText } from '../heldScripts.ts'
import { test } from '../test.ts'

// index.html has the first frame of the home page, and some hosts serve it for every unknown address. At another
// page's address that frame must never be visible, however slowly the scripts load.

const dist = join(import.meta.dirname, '../../dist')
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }

/** A host that serves the files of `assets`, and index.html for every other address. */
const plainHost = createServer(({ url = '/' }, response) => {
  const file = url.startsWith('/assets/') ? url : '/index.html'
  response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'text/html')
  response.end(readFileSync(join(dist, file)))
})

test('a host with index.html for every address shows the frame of the home page only there, and every page loads', async ({
  page,
}) => {
  const { url: origin, stop } = await listen(plainHost)
  await serveBackend(page)
  await recordPaintedText(page)
  const heading = page.getByRole('heading', { level: 1 })
  await test.step('a list', async () => {
    await page.goto(`${origin}Matematica/?city=-1`)
    await expect(heading).toHaveText('Meditatii Matematica')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await paintedText(page)).not.toContain(homeText.heading)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(meta(page, 'description')).toHaveCount(1)
  })

  const scripts = await holdScripts(page)
  await test.step("a tutor's page", async () => {
    await page.goto(`${origin}teacherprofile/ae31oi`, { waitUntil: 'commit' })
    // The parser waits for the early script, so until then no frame can be visible.
    await expect.poll(scripts.count).toBeGreaterThan(1)
    expect(await page.locator('#root').count()).toBe(0)
    await scripts.release(/\/early-/)
    await expectPainted(page)
    expect(await page.locator('#root').textContent()).toContain(homeText.heading)
    await expect(page.locator('#root')).toBeHidden()
    expect(await paintedText(page)).toBe('')

    await scripts.release(/./)
    await expect(heading).toHaveText('Meditatii Matematica')
    await expect(page.getByText('(18 recenzii)')).toBeVisible()
    expect(await paintedText(page)).not.toContain(homeText.heading)
    expect(await paintedText(page)).not.toContain(homeText.title)

    await expect(page).toHaveTitle('Mihai I. – meditații matematica – Meditații')
    await expect(page.locator('title')).toHaveCount(1)
    for (const one of ['description', 'og:title', 'og:description'])
      await expect(meta(page, one), one).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: 'Meditații', exact: true }).click()
    await expect(heading).toHaveText(homeText.heading)
  })

  await test.step('the home page, before its scripts have loaded', async () => {
    scripts.hold()
    await page.goto(origin, { waitUntil: 'commit' })
    await scripts.release(/\/early-/)
    await expectPainted(page)
    await expect(heading).toHaveText(homeText.heading)
    await expect.poll(() => paintedText(page)).toContain(homeText.heading)
    await scripts.release(/./)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  stop()
})
