// Functions that run in the page of a story. Each is sent to the browser alone, so it uses nothing outside itself.

export type Size = { width: number; height: number }

/** The part of Storybook's preview that is used here. */
type Story = {
  storyGlobals?: { viewport?: { value?: string } }
  parameters: { viewport?: { options?: Record<string, { styles?: { width?: string; height?: string } }> } }
}
declare const __STORYBOOK_PREVIEW__: { currentRender?: { story?: Story } } | undefined
/** The bus of Storybook's events; `last` returns the arguments of the last event of a name. */
declare const __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown[] | undefined } | undefined

/**
 * Prepares a document before its own scripts run: empties the storage, which the story at another size may have filled,
 * and drops timers of more than 2.5 s. Changes that come only after seconds (a toast that hides, the next
 * slide, polling) then never happen, however long the picture takes. The service worker of the mocked back end
 * stays registered after the document unloads: its removal could otherwise interrupt the calls of the next document.
 */
export function startAsNew(): void {
  const longestTimer = 2500
  // A blank page has no storage.
  if (location.protocol === 'about:') return
  // Registered before the mocks' own listener, so that it stops their message to the service worker.
  addEventListener('pagehide', event => event.stopImmediatePropagation())
  localStorage.clear()
  sessionStorage.clear()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (run: TimerHandler, delay?: number, ...args: unknown[]) => number
    const startShort: typeof start = (run, delay = 0, ...args) =>
      delay > longestTimer ? 0 : start(run, delay, ...args)
    Object.assign(globalThis, { [name]: startShort })
  }
}

/** Returns `undefined` until the story is rendered and its `play` has ended. Then returns the first error, if any. */
export function endOfPlay(): { problem: string | undefined } | undefined {
  if (typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined') return undefined
  for (const event of [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]) {
    const failure = __STORYBOOK_ADDONS_CHANNEL__.last(event)
    // The arguments of an event are an error, or a list of errors.
    const [error] = (failure ?? []).flat() as { message?: string; title?: string }[]
    if (failure) return { problem: error?.message ?? error?.title ?? 'The story has failed.' }
  }
  return __STORYBOOK_ADDONS_CHANNEL__.last('storyRendered') && { problem: undefined }
}

/** Returns the size of the viewport that the story sets itself, if any, once Storybook has read the story. */
export function viewportOfStory(): { own: Size | undefined } | undefined {
  if (typeof __STORYBOOK_PREVIEW__ === 'undefined') return undefined
  const story = __STORYBOOK_PREVIEW__.currentRender?.story
  if (!story) return undefined
  const styles = story.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles
  const size = { width: Number.parseInt(styles?.width ?? ''), height: Number.parseInt(styles?.height ?? '') }
  return { own: size.width && size.height ? size : undefined }
}

/**
 * Applies a theme in the same way as the app, and scrolls to the top: a `play` may have scrolled, and the window
 * would then show another part after each change of the layout above.
 */
export function applyTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Returns the height of the page in pixels, or of the window while a dialog keeps the page from scrolling. */
export function pageHeight(): number {
  const page = document.documentElement
  const isLocked = [page, document.body].some(element => getComputedStyle(element).overflowY === 'hidden')
  // Chromium cannot paint taller pictures.
  return isLocked ? innerHeight : Math.min(page.scrollHeight, 16_000)
}

/** Returns `loading` while an image is loading, `busy` while a part is marked as busy, otherwise `quiet`. */
export async function stateOfDocument(): Promise<'loading' | 'busy' | 'quiet'> {
  const images = [...document.images]
  // An image far below the window would not be loaded, but it is in the picture of the whole page.
  const isLazy = images.some(image => image.loading === 'lazy')
  for (const image of images) image.loading = 'eager'
  await document.fonts.ready
  // A lazy image counts as complete before it begins to load.
  if (isLazy || !images.every(image => image.complete)) return 'loading'
  await Promise.all(images.map(image => image.decode().catch(() => {})))
  return document.querySelector('[aria-busy="true"], [role="progressbar"], progress') ? 'busy' : 'quiet'
}
