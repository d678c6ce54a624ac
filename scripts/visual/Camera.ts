import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { toDate, worldStart } from '#mocks/wallClock.ts'
import { displayName } from '#storybook/storyNames.ts'
import { applyTheme, failure, isRendered, pageHeight, readStories, startAsNew } from './inPage.ts'
import { Traffic } from './Traffic.ts'
import { untilSettled } from './untilSettled.ts'
import { type Part, sizeOf, type Story, type Theme, themes, type View } from './views.ts'

/** The pictures of one rendering of a story. */
export type Taken = {
  pictures: { theme: Theme; part: Part; png: Buffer }[]
  /** Why the story may not be in the state that it should show; `undefined` when it is. */
  problem: string | undefined
}

/** A picture, and whether the one before it was equal. */
type Shot = Taken['pictures'][number] & { isStable: boolean }

/** Milliseconds that a story may take for rendering and for its `play`. */
const renderTimeout = 30_000
/** Milliseconds between two pictures: a busy machine may paint an image that late after it was loaded. */
const repaint = 200
/** Number of times that a picture is taken until it equals the one before. */
const maxAttempts = 6

/** By this name Storybook recognizes a test, for which it stops animations instead of waiting for them. */
const userAgent = 'StorybookTestRunner'

/**
 * Photographs the stories of a built Storybook in a browser page of its own. Each story is loaded anew, with
 * empty storage and a fixed clock, so that its picture depends neither on the order nor on the time. Switching
 * stories within the page would take half of the processor's time, but leaves traces: the router restores the
 * scroll position of the story before, and its focus stays.
 */
export class Camera {
  private readonly page: Page
  private readonly address: string
  private readonly traffic: Traffic

  private constructor(page: Page, address: string) {
    this.page = page
    this.address = address
    this.traffic = new Traffic(page)
  }

  /** Opens a page for the Storybook that is served at the address, which ends with a slash. */
  static async open(browser: Browser, address: string): Promise<Camera> {
    const context = await browser.newContext({ locale: 'ro-RO', userAgent })
    await context.clock.setFixedTime(toDate(worldStart))
    await context.addInitScript(startAsNew)
    return new Camera(await context.newPage(), address)
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** Reads all stories, with the names that the sidebar shows and the viewports that they set themselves. */
  async readStories(): Promise<Story[]> {
    await this.page.goto(`${this.address}iframe.html`)
    const stories = await this.page.evaluate(readStories)
    return stories.map(({ id, title, name, styles }) => ({
      id,
      title,
      name: displayName(name),
      viewport: sizeOf(styles),
    }))
  }

  /**
   * Takes the window as a user sees it, and the whole page when it is higher. The window grows for that: in a
   * picture of more than the window, the dots of dotted lines would differ from run to run.
   */
  async take({ story, size }: View): Promise<Taken> {
    await this.page.setViewportSize(size)
    // Without axe, which a built Storybook runs after each story.
    const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: 'a11y.manual:!true' })
    await this.page.goto(`${this.address}iframe.html?${query}`)
    const problem = await this.settle()
    const pictures = await this.takeThemes('window')
    const height = await this.page.evaluate(pageHeight)
    if (height > size.height) {
      await this.page.setViewportSize({ width: size.width, height })
      pictures.push(...(await this.takeThemes('page')))
    }
    const isStable = pictures.every(picture => picture.isStable)
    return { pictures, problem: problem ?? (isStable ? undefined : 'The picture kept changing.') }
  }

  private async takeThemes(part: Part): Promise<Shot[]> {
    const pictures: Shot[] = []
    for (const theme of themes) {
      // The theme is an attribute of the document: the dark picture needs no second rendering.
      await this.page.evaluate(applyTheme, theme)
      await untilSettled(this.page, this.traffic)
      pictures.push({ theme, part, ...(await this.capture()) })
    }
    return pictures
  }

  /**
   * Takes pictures until two in a row are equal: the first one may show a part that is not painted anew yet, or that
   * has been rendered again meanwhile and loads its image once more.
   */
  private async capture(): Promise<Pick<Shot, 'png' | 'isStable'>> {
    let png = await this.page.screenshot({ animations: 'disabled' })
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      await setTimeout(repaint)
      const isSettled = await untilSettled(this.page, this.traffic)
      const next = await this.page.screenshot({ animations: 'disabled' })
      if (next.equals(png)) return { png, isStable: true }
      png = next
      // A page that never settles would give no two equal pictures either.
      if (!isSettled) break
    }
    return { png, isStable: false }
  }

  /** Waits until the story is rendered, its `play` is finished and nothing changes; resolves to the problem. */
  private async settle(): Promise<string | undefined> {
    try {
      await this.page.waitForFunction(isRendered, undefined, { timeout: renderTimeout })
    } catch {
      return 'The story was still rendering, or its play function still waiting.'
    }
    if (!(await untilSettled(this.page, this.traffic))) return 'The story was still changing.'
    return this.page.evaluate(failure)
  }
}
