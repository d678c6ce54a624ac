import type { Browser } from '@playwright/test'
import { preview } from 'vite'
import { Camera, type Taken } from './Camera.ts'
import { Progress } from './progress.ts'
import { type Story, type View, viewsOf } from './views.ts'

type Task = {
  /** What the progress calls the Storybook. */
  label: string
  /** The folder of the built Storybook. */
  storybook: string
  filter: string
  /** Number of browser pages that work in parallel. */
  pages: number
  /** Returns whether the pictures of a view have to be taken; default: always. */
  isNeeded?: (view: View) => boolean
  onTaken: (view: View, taken: Taken) => void
}

/** Photographs the stories of a built Storybook that match the filter. Returns all their views. */
export async function photograph(browser: Browser, task: Task): Promise<View[]> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: task.storybook },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  try {
    const address = server.resolvedUrls?.local[0]
    if (address === undefined) throw new Error('The Storybook is not served.')
    const views = viewsOf(await readStories(browser, address), task.filter)
    const needed = views.filter(task.isNeeded ?? (() => true))
    const progress = new Progress(task.label, needed.length)
    const queue = [...needed]
    const work = () =>
      withCamera(browser, address, async camera => {
        for (let view = queue.shift(); view; view = queue.shift()) {
          task.onTaken(view, await camera.take(view))
          progress.advance()
        }
      })
    await Promise.all(Array.from({ length: Math.min(task.pages, queue.length) }, work))
    return views
  } finally {
    await server.close()
  }
}

const readStories = (browser: Browser, address: string): Promise<Story[]> =>
  withCamera(browser, address, camera => camera.readStories())

async function withCamera<Result>(
  browser: Browser,
  address: string,
  work: (camera: Camera) => Promise<Result>,
): Promise<Result> {
  const camera = await Camera.open(browser, address)
  try {
    return await work(camera)
  } finally {
    await camera.close()
  }
}
