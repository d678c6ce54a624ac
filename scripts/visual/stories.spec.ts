import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, test } from '@playwright/test'
import { toDate, worldStart } from '#mocks/wallClock.ts'
import {
  applyTheme,
  endOfPlay,
  pageHeight,
  type Size,
  startAsNew,
  stateOfDocument,
  viewportOfStory,
} from './inPage.ts'

/** Set by scripts/visual.ts. Without `VISUAL_BASE` the Storybook is the base, and its pictures are taken. */
const { VISUAL_STORYBOOK = '', VISUAL_PICTURES = '', VISUAL_BASE = '' } = process.env
const isBase = VISUAL_BASE === ''

/** The sizes of a story without a viewport of its own: a phone and a desktop. */
const sizes: Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/**
 * Milliseconds without a network event after which pending requests and busy parts count as permanently pending, as
 * in a skeleton. Longer than the simulated latencies and the pauses between the retries of a read.
 */
const standstill = 6000

type Entry = { id: string; type: string; title: string; name: string }

/** Returns the title of each story of a built Storybook, by id. */
function readStories(storybook: string): Map<string, string> {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  return new Map(stories.map(({ id, title, name }) => [id, `${title}/${name}`]))
}

const stories = readStories(VISUAL_STORYBOOK)

for (const [id, title] of stories)
  test(title, async ({ page }, { annotations, errors }) => {
    const done = join(VISUAL_PICTURES, `${id}.done`)
    test.skip(isBase && existsSync(done), 'in the cache')
    await page.clock.setFixedTime(toDate(worldStart))
    await page.addInitScript(startAsNew)
    const settled = watchTraffic(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      // Without axe, which a built Storybook runs after each story.
      await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
      const found = await page.waitForFunction(viewportOfStory)
      const own = (await found.jsonValue())?.own
      if (own) {
        // Its `play` may need the controls of that width.
        await page.setViewportSize(own)
        await page.reload()
      }
      const problem = await problemOf(page)
      if (problem !== undefined) annotations.push({ type: 'problem', description: problem })
      await expectPictures(page, id, own ?? size, settled)
      // The story is about this width, so no other width is compared.
      if (own) break
    }
    if (!isBase || errors.length + annotations.length > 0) return
    mkdirSync(VISUAL_PICTURES, { recursive: true })
    writeFileSync(done, '')
  })

for (const [id, title] of isBase ? [] : readStories(VISUAL_BASE))
  if (!stories.has(id))
    test(`${title} was removed`, () => {
      throw new Error('Only the base has this story.')
    })

/**
 * Waits until the story is rendered and its `play` has ended. Resolves to the reason why the story may not be in the
 * state that it should show.
 */
async function problemOf(page: Page): Promise<string | undefined> {
  try {
    const end = await page.waitForFunction(endOfPlay, undefined, { timeout: 30_000 })
    return (await end.jsonValue())?.problem
  } catch {
    return 'The story was still rendering, or its play function still waiting.'
  }
}

/** Compares the window as a user sees it and, when the page is higher, the whole page, in both themes. */
async function expectPictures(page: Page, id: string, size: Size, settled: () => Promise<void>) {
  await expectThemes(`${id}.${size.width}`)
  const height = await page.evaluate(pageHeight)
  if (height <= size.height) return
  // In a picture larger than the window, the dots of dotted lines would differ from run to run.
  await page.setViewportSize({ width: size.width, height })
  await expectThemes(`${id}.${size.width}.page`)

  async function expectThemes(name: string) {
    for (const theme of ['light', 'dark']) {
      // The theme is an attribute of the document: the dark picture needs no second rendering.
      await page.evaluate(applyTheme, theme)
      await settled()
      await expectPicture(page, `${name}.${theme}.png`)
    }
  }
}

/**
 * Compares a picture byte by byte. Playwright takes the picture and reports a difference. A difference that Playwright
 * ignores as anti-aliasing fails too, but without a picture of the difference.
 */
async function expectPicture(page: Page, name: string): Promise<void> {
  const info = test.info()
  const file = info.snapshotPath(name, { kind: 'screenshot' })
  const failures = info.errors.length
  const take = () => page.screenshot({ animations: 'disabled' })
  const isSame = (picture: Buffer) => existsSync(file) && picture.equals(readFileSync(file))
  if (isSame(await take())) return
  await expect.soft(page).toHaveScreenshot(name)
  const picture = await take()
  if (isBase || info.errors.length > failures || isSame(picture)) return
  await info.attach(name.replace('.png', '-expected.png'), { path: file })
  await info.attach(name.replace('.png', '-actual.png'), { body: picture, contentType: 'image/png' })
  expect.soft(isSame(picture), `${name} is the same, also at the edges of shapes`).toBe(true)
}

/** Returns a function that waits until no request is pending, no image is loading and no part is marked as busy. */
function watchTraffic(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let lastEvent = performance.now()
  page.on('request', request => {
    // A new document: requests of the previous one are not always reported as failed.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
    lastEvent = performance.now()
  })
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', request => {
      pending.delete(request)
      lastEvent = performance.now()
    })
  return async () => {
    const isSettled = async () => {
      const state = await page.evaluate(stateOfDocument)
      const silence = performance.now() - lastEvent
      const isQuiet = state === 'quiet' && pending.size === 0 && silence > 100
      // Always wait for images: each of them arrives or fails.
      return isQuiet || (state !== 'loading' && silence > standstill)
    }
    await expect.poll(isSettled, { intervals: [0, 100], timeout: 45_000 }).toBe(true)
  }
}
