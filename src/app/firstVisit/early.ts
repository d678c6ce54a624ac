import { config } from '#config.ts'
import { scriptsText } from '#text/scripts.ts'
import { startEarlyRead } from '#api/early.ts'
import { isFilteredList, startEarlyReads } from './earlyReads.ts'
import { framePath, isFrameOf, visitAt } from './pages.ts'
import { applyTheme, readTheme } from '#app/theme.ts'

/**
 * The early script: a bundle of its own that the head of every page loads before the styles and the app
 * (scripts/firstFrames.ts). It does what must happen before the first paint, and sends the page's first reads.
 * It shares no chunk with the app, which is still loading.
 */
const root = document.documentElement
const path = framePath(location.pathname, config.basePath)

applyTheme(readTheme())
// Syncs with the network: when a script of the app fails to load, no other code can report it.
document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && offerReload(), true)
const params = new URLSearchParams(location.search)
const { snapshot: expires } = root.dataset
const isOther = !isFrameOf(root, path)
// With an empty value global.css hides the frame, which belongs to another page or shows another list.
if (root.dataset['frame'] !== undefined && (isOther || (expires && isFilteredList(path, params))))
  root.dataset['frame'] = ''
const hasData = expires && root.dataset['frame'] !== ''
// Hides prices until they are read again (tokens.css).
if (hasData && Date.now() > Date.parse(expires)) root.dataset['stale'] = ''
if (hasData) {
  // What the first paint does not need waits for it: until then the line belongs to the styles.
  const painted = afterPaint()
  void painted.then(preloadFiles)
  startEarlyRead('currentProfile', {}, { after: painted })
} else {
  // With mocks, the service worker that responds is not running yet.
  if (!import.meta.env.MOCKS) startEarlyReads(path, params)
  if (isOther) preloadFiles()
}

/** Resolves after the next paint; after two seconds in a hidden tab, which is not painted. */
function afterPaint(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 2000)
  })
}

/** Adds a notice with a reload link at the top of the page. */
function offerReload() {
  if (document.querySelector('[data-reload]')) return
  const link = Object.assign(document.createElement('a'), { href: '', textContent: scriptsText.reload })
  const note = Object.assign(document.createElement('p'), { className: 'noScript', role: 'alert' })
  note.dataset['reload'] = ''
  note.append(`${scriptsText.missing} `, link)
  document.body.prepend(note)
}

/**
 * Preloads the files of a page whose HTML does not name them, or only its styles. Otherwise the app would request
 * them only once it runs.
 */
function preloadFiles() {
  const visit = visitAt(path)
  const { scripts, styles } = (visit && __PAGE_FILES__[visit.page]) ?? { scripts: [], styles: [] }
  for (const href of scripts) preload({ rel: 'modulepreload', href })
  for (const href of styles) preload({ rel: 'preload', as: 'style', href })
}

function preload(link: { rel: string; href: string; as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), link, { crossOrigin: '' }))
}
