import { config } from '#config.ts'
import { scriptsText } from '#text/scripts.ts'
import { startEarlyReads } from './earlyReads.ts'
import { visitAt } from './firstVisit.ts'
import { framePath, isFrameOf } from './frame.ts'
import { applyTheme, readTheme } from './theme.ts'

/**
 * A script of its own, loaded by the head of every page before the styles and the app (scripts/firstFrames.ts): what must
 * happen before the first paint, and the page's first reads. It shares no file with the app, which is still loading.
 */
const root = document.documentElement
const path = framePath(location.pathname, config.basePath)

applyTheme(readTheme())
// Syncs with the network: when a script of the app cannot be had, nothing else is there to say so.
document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && offerReload(), true)
// With mocks, the service worker that answers is not there yet.
if (!import.meta.env.MOCKS) startEarlyReads(path, new URLSearchParams(location.search))
if (!isFrameOf(root, path)) {
  // Styled by global.css: the frame of another page is not painted.
  if (root.dataset['frame'] !== undefined) root.dataset['frame'] = ''
  preloadFiles()
}

/** The page as it is, with a link that loads it again. */
function offerReload() {
  if (document.querySelector('[data-reload]')) return
  const link = Object.assign(document.createElement('a'), { href: '', textContent: scriptsText.reload })
  const note = Object.assign(document.createElement('p'), { className: 'noScript', role: 'alert' })
  note.dataset['reload'] = ''
  note.append(`${scriptsText.missing} `, link)
  document.body.prepend(note)
}

/** Names the files of a page whose HTML does not: otherwise the app would discover them once it runs itself. */
function preloadFiles() {
  const visit = visitAt(path)
  const { scripts, styles } = (visit && __PAGE_FILES__[visit.page]) ?? { scripts: [], styles: [] }
  for (const href of scripts) preload({ rel: 'modulepreload', href })
  for (const href of styles) preload({ rel: 'preload', as: 'style', href })
}

function preload(link: { rel: string; href: string; as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), link, { crossOrigin: '' }))
}
