import { config } from '#config.ts'
import { scriptsText } from '#text/scripts.ts'
import { startEarlyRead } from '#api/provideEarlyRead.ts'
import { holdEarlySubmissions } from './earlySubmission.ts'
import { isFilteredList, startEarlyReads } from './earlyReads.ts'
import { oldestBrowsers } from './oldestBrowsers.ts'
import { framePath, isFrameOf, otherList, preparedPageAt } from './pages.ts'
import { keptAdsKey } from '#storage/drafts.ts'
import { lastViewer, wasSignedIn } from '#storage/lastViewer.ts'
import { readStored } from '#storage/stored.ts'
import { applyTheme, readTheme } from '#app/theme.ts'

/**
 * The early script: a bundle of its own that the head of every page loads before the styles and the app
 * (scripts/firstFrames.ts). It does what must happen before the first paint, and sends the page's first reads.
 * It shares no chunk with the app, which is still loading.
 */
const root = document.documentElement
const path = framePath(location.pathname, config.basePath)

// Each of the oldest supported versions is its browser's first with popovers. The body is not parsed yet.
if (!('showPopover' in HTMLElement.prototype)) document.addEventListener('DOMContentLoaded', noticeOldBrowser)
applyTheme(readTheme())
holdEarlySubmissions()
// Hides a visitor's actions until the profile arrives (pages/tutor/Contact.module.css).
if (wasSignedIn()) root.dataset['signedIn'] = ''
// Reserves the space of the row of seen tutors above a list (features/ads/SeenLinks.module.css). The last viewer may be a visitor by
// now: their session may have expired.
if ([lastViewer(), ''].some(code => readStored(keptAdsKey(code))?.includes('"seen":[{')))
  root.dataset['seen'] = ''
// When a script of the app fails to load, no other code can report it.
document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && offerReload(), true)
const { frame, expires, scripts = '' } = root.dataset
const params = new URLSearchParams(location.search)
const hasFrame = isFrameOf(root, path)
const hasData = hasFrame && expires !== undefined
const hasOtherList = hasData && isFilteredList(path, params)
// global.css uses these values to hide the frame of another page, and all but the heading of a page with another list.
if (frame !== undefined && !hasFrame) root.dataset['frame'] = ''
if (hasOtherList) root.dataset['frame'] = otherList
if (hasData && !hasOtherList) {
  // Hides prices until they have been refetched (global.css).
  if (Date.now() > Date.parse(expires)) root.dataset['expired'] = ''
  // Files that the first paint does not need wait for it, so that the styles have the connection to themselves.
  const painted = new Promise<void>(resolve => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    // A hidden tab is not painted.
    if (document.hidden) resolve()
  })
  void preloadScripts(painted)
  startEarlyRead('currentProfile', {}, { after: painted })
} else {
  // With mocks, the service worker that responds is not running yet.
  if (!import.meta.env.MOCKS) startEarlyReads(path, params)
  if (!hasFrame) preloadFiles()
  if (hasOtherList) preload(scripts.split(' '), 'modulepreload')
}

/** Preloads the scripts of a page with its data. */
async function preloadScripts(after: Promise<void>) {
  await after
  preload(scripts.split(' '), 'modulepreload')
}

/** Adds a notice with a reload link at the top of the page. */
function offerReload() {
  const link = Object.assign(document.createElement('a'), { href: '', textContent: scriptsText.reload })
  addNotice(`${scriptsText.missing} `, link)
}

/** Adds the only notice at the top of the page. */
function addNotice(...content: (string | Node)[]) {
  if (document.querySelector('[data-notice]')) return
  const note = Object.assign(document.createElement('p'), { className: 'noScript', role: 'alert' })
  note.dataset['notice'] = ''
  note.append(...content)
  document.body.prepend(note)
}

/** Names the oldest supported browsers: an old browser cannot run the app that would render it. */
function noticeOldBrowser() {
  const { chrome, edge, firefox, safari } = oldestBrowsers
  addNotice(
    scriptsText.tooOld(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} sau iOS ${safari}`,
    ),
  )
}

/**
 * Preloads the files of a page whose HTML does not name them. Otherwise the app would request
 * them only once it runs.
 */
function preloadFiles() {
  const prepared = preparedPageAt(path)
  const files = prepared && __PAGE_FILES__[prepared.page]
  if (!files) return
  preload(files.scripts, 'modulepreload')
  preload(files.styles, 'preload', 'style')
}

function preload(files: string[], rel: string, as = '') {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin: '' }))
}
