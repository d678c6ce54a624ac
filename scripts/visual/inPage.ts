// Functions that run in the page of a story. Each is sent to the browser alone, so it uses nothing outside
// itself.

type StoredStory = {
  id: string
  title: string
  name: string
  parameters: { viewport?: { options?: Record<string, { styles?: object }> } }
  storyGlobals?: { viewport?: { value?: string } }
}

/** The part of Storybook's preview that is used here. */
type Preview = { ready: () => Promise<void>; extract: () => Promise<Record<string, StoredStory>> }
/** The bus of Storybook's events; `last` returns the arguments of the last event of a name. */
type Channel = { last: (event: string) => unknown[] | undefined }

declare const __STORYBOOK_PREVIEW__: Preview
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel

/**
 * Prepares a document before its own scripts run: empties the storage, which an earlier story may have filled,
 * and drops timers of more than 2.5 s. What changes by itself only after seconds (a toast that hides, the next
 * slide, polling) then never happens, however long the picture takes. Nor does a query of Testing Library that waits
 * ever give up, so such a story is reported as still rendering. The service worker of the mocked back end
 * stays registered when the document is left: its removal could otherwise fall into the next story's calls.
 */
export function startAsNew(): void {
  // More than the timeout of `untilQuiet`.
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

/** Returns all stories, with the styles of the viewports that they set themselves. */
export async function readStories() {
  await __STORYBOOK_PREVIEW__.ready()
  const stories = Object.values(await __STORYBOOK_PREVIEW__.extract())
  return stories.map(({ id, title, name, parameters, storyGlobals }) => ({
    id,
    title,
    name,
    styles: parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles,
  }))
}

/** Returns whether the story is rendered and its `play` has ended, also when either has failed. */
export function isRendered(): boolean {
  if (typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined') return false
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  return ['storyRendered', 'storyErrored', 'storyThrewException'].some(event => channel.last(event))
}

/** Returns the first error of the story's rendering or `play`. */
export function failure(): string | undefined {
  const events = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]
  for (const event of events) {
    // The arguments of an event are an error, or a list of errors.
    const [error] = (__STORYBOOK_ADDONS_CHANNEL__.last(event) ?? []).flat() as Partial<
      Record<'message' | 'title', string>
    >[]
    if (error) return (error.message ?? error.title)?.split('\n')[0] ?? 'The story has failed.'
  }
  return undefined
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
  // Higher pictures are beyond what Chromium can paint.
  return isLocked ? innerHeight : Math.min(page.scrollHeight, 16_000)
}

/**
 * Waits until the document has not changed for a while, and resolves to what is still pending: `changing` when it keeps
 * changing, `loading` while an image is not loaded, `busy` while a part says that it is being loaded; `quiet` when
 * nothing is.
 */
export async function untilQuiet(): Promise<'changing' | 'loading' | 'busy' | 'quiet'> {
  const silence = 100
  const timeout = 2000
  // An image far below the window would not be loaded, but it is in the picture of the whole page.
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  const isQuiet = await new Promise<boolean>(resolve => {
    const finish = (result: boolean) => {
      observer.disconnect()
      resolve(result)
    }
    let timer = setTimeout(finish, silence, true)
    setTimeout(finish, timeout, false)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, silence, true)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  if (!isQuiet) return 'changing'
  const images = [...document.images]
  // An image that has been added meanwhile is lazy, and counts as complete before it begins to load.
  if (!images.every(image => image.complete && image.loading === 'eager')) return 'loading'
  await Promise.all(images.map(image => image.decode().catch(() => {})))
  return document.querySelector('[aria-busy="true"], [role="progressbar"], progress') ? 'busy' : 'quiet'
}
