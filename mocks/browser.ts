import { setupWorker, type SetupWorker } from 'msw/browser'
import { handlers } from '#mocks/handlers/all.ts'
import { lastViewerKey } from '#storage/lastViewer.ts'
import { setClockShift } from './clock.ts'
import { mountPanel } from './panel/mountPanel.tsx'
import { watchMismatches } from './panel/mismatches.ts'
import { formatMockLink, type MockSettings, unknownParts } from './link.ts'
import { keepDraftsOfOthers, resetData } from './resetData.ts'
import { configureMocks, getMocks } from './state.ts'
import { browserStorage } from './storage.ts'
import { unanswered } from './unanswered.ts'
import { inheritSettings, storeSettings, takeMockFromLink } from './storedSettings.ts'

type StartedMocks = MockSettings & {
  /** Path, query and hash of the page without the mock parameters. The address bar already shows it. */
  address: string
}

/** Reads the settings from the link, and starts to answer every call of this page from the mocked world. */
export async function startMocks(): Promise<StartedMocks> {
  const opened = new URL(window.location.href)
  const [tab, browser] = [browserStorage('sessionStorage'), browserStorage('localStorage')]
  inheritSettings(tab, browser)
  const { url, reset, clock, ...settings } = takeMockFromLink(opened, tab)
  // Also the defaults, so that this tab never inherits; the tab that is in use is the one that opens others.
  storeSettings(tab, settings)
  if (document.hasFocus()) storeSettings(browser, settings)
  window.addEventListener('focus', () => storeSettings(browser, getMocks()))
  const address = url.pathname + url.search + url.hash
  window.history.replaceState(window.history.state, '', address)
  configureMocks(settings)
  if (reset) resetData()
  if (clock !== undefined) setClockShift(clock)

  window.addEventListener('storage', hideViewerOfOtherTabs)
  keepDraftsOfOthers()
  await startWorker()
  watchMismatches()
  mountPanel(unknownParts(opened.searchParams))
  const link = formatMockLink(settings, clock)
  // oxlint-disable-next-line no-console -- tells the tester the active settings, and how to change them
  console.info(`[mocks] ${link} (change it by a link: ?mock=student.slow)`)
  return { address, ...settings }
}

/** Each tab has a viewer of its own, as no browser with cookies has. The app, which listens later, would stop the other tabs. */
function hideViewerOfOtherTabs(event: StorageEvent) {
  if (event.key === lastViewerKey) event.stopImmediatePropagation()
}

/** Returns the worker, to which tests add handlers. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers, unanswered)
  await worker.start({
    quiet: true,
    // Let requests for pages, scripts and styles through to the page's own server.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
}
