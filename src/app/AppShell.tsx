import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatch,
  useNavigationType,
} from 'react-router'
import { useAbortOfStaleReads, useEndOfHydration } from '#app/firstVisit/pageReads.ts'
import { useRenderedSignal } from '#data/refetch.ts'
import { StaleNotice } from '#data/StaleNotice.tsx'
import { restoreFocus, useEntry } from '#data/visits.ts'
import { paths } from '#domain/paths.ts'
import { log } from '#log.ts'
import { useViewer } from '#session.ts'
import { useScreen } from '#stores/screen.ts'
import { useOutcomeToasts } from '#submit/submissions.ts'
import { adSlotText, shellText } from '#text/shell.ts'
import { focusHeading, SkipLink } from '#ui/SkipLink/SkipLink.tsx'
import bannerStyles from './AdBanner.module.css'
import styles from './AppShell.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { ModalHost } from './ModalHost.tsx'
import { ContractMismatchNotice, OfflineNotice, OtherViewerNotice, ToastHost } from './notices.tsx'
import staleStyles from './StaleNotice.module.css'

const mainId = 'continut'

export function AppShell() {
  const announcer = useRouteFocus()
  useAbortOfStaleReads()
  useEndOfHydration()
  useRenderedSignal()
  useScrollAfterReturn()
  useOutcomeToasts()
  const isShown = useScreen(({ address }) => address !== null)
  return (
    <>
      <SkipLink to={mainId}>{shellText.skip}</SkipLink>
      <Header />
      <OfflineNotice />
      <OtherViewerNotice />
      {import.meta.env.AD_BANNER && <AdBanner />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <StaleNotice className={staleStyles.notice} />
        <Outlet />
      </main>
      <Footer />
      <PublicScreensBar />
      <p aria-live="polite" className="visuallyHidden" ref={announcer} />
      <ToastHost />
      <ModalHost />
      <LoaderOverlay />
      {/* Mounted once a screen is shown: over a skeleton the page is too short to scroll. Mounted only once: it
          reads the stored positions when it mounts. */}
      {isShown && <ScrollRestoration getKey={scrollKeyOf} />}
      {isShown && <FirstFrameScroll />}
      {import.meta.env.DEV && <ContractMismatchNotice />}
    </>
  )
}

// When its code fails to load, the header's menus lead to the same places.
const BottomBar = lazy(() =>
  import('./BottomBar.tsx').then(
    module => ({ default: module.BottomBar }),
    () => ({ default: () => null }),
  ),
)

/** The bar of the user area on a phone, for a viewer who is on another screen: the user area renders its own with its first frame. */
function PublicScreensBar() {
  const viewer = useViewer()
  const isInUserArea = useMatch(`${paths.account}/*`) !== null
  if (!viewer || isInUserArea) return null
  return (
    <Suspense>
      <BottomBar viewer={viewer} />
    </Suspense>
  )
}

/** Keeps the scroll position of the first frame: ScrollRestoration, rendered before it, scrolls to the top. */
function FirstFrameScroll() {
  const [top] = useState(() => window.scrollY)
  // Syncs with the document's scroll position.
  useLayoutEffect(() => {
    if (top > 0) window.scrollTo(0, top)
  }, [top])
  return null
}

/** Keeps the scroll position in the back/forward cache, where Safari loses it: ScrollRestoration turns its own restoring off. */
function useScrollAfterReturn(): void {
  // Syncs with the browser's back/forward cache.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let top = 0
    window.addEventListener('pagehide', () => (top = window.scrollY), { signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.scrollTo(0, top), { signal })
    return () => controller.abort()
  }, [])
}

/** Returns the key of a scroll position: not `default`, which the first location of every document has. */
function scrollKeyOf({ key, ...address }: Location): string {
  return key === 'default' ? createPath(address) : key
}

/** §9: milliseconds after load at which the check runs. */
const checkAfter = 3000

/** The ad slot. A blocked ad only logs a warning (§8); nothing on the page depends on it. */
export function AdBanner() {
  const slot = useRef<HTMLElement>(null)

  // Syncs with the visitor's ad blocker, which hides or removes the slot.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!slot.current?.isConnected || slot.current.offsetHeight === 0)
        log.warn('The ad banner was blocked.')
    }, checkAfter)
    return () => clearTimeout(timer)
  }, [])

  return <aside ref={slot} className={`adsbox ${bannerStyles.slot}`} aria-label={adSlotText} />
}

/**
 * Moves the focus to the heading after a change of screen or page, on Back to the link that was pressed, and announces the title
 * once the screen has its data. After a filter change it moves the focus only if the focused element has unmounted. Syncs with the
 * document's focus.
 */
function useRouteFocus(): RefObject<HTMLParagraphElement | null> {
  const announcer = useRef<HTMLParagraphElement>(null)
  const location = useLocation()
  const entry = useEntry()
  const isBack = useNavigationType() === NavigationType.Pop
  const { pathname, search } = location
  const isComplete = useScreen(({ address }) => address) === useHref({ pathname, search })
  const shown = useRef(location)
  /** Whether the title of a new screen or page is still to be announced. */
  const isAwaited = useRef(false)
  /** What had the focus over a frame, which may have no heading. */
  const focused = useRef<Element>(null)

  useEffect(() => {
    const main = document.getElementById(mainId)
    // ScrollRestoration sets the scroll position.
    const toHeading = () => focusHeading(main, { preventScroll: true })
    // The chip of a removed filter, or the heading of a frame, may have had the focus, which is then on the body.
    const isLost = () => document.activeElement === document.body
    const before = shown.current
    shown.current = location
    if (before !== location && isOtherPage(before, location)) {
      const isRestored = isBack && restoreFocus(entry, main)
      if (!isRestored) toHeading()
      focused.current = isRestored ? null : document.activeElement
      isAwaited.current = true
    } else if (before !== location && isLost()) toHeading()

    if (!isComplete || !isAwaited.current) return
    isAwaited.current = false
    if (isLost() || document.activeElement === focused.current) toHeading()
    if (announcer.current) announcer.current.textContent = document.title
  }, [location, entry, isBack, isComplete])

  return announcer
}

/** Returns whether this is another screen, or another page of the same filtered list. */
function isOtherPage(before: Location, after: Location): boolean {
  if (before.pathname !== after.pathname) return true
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  if (was.get('page') === is.get('page')) return false
  was.delete('page')
  is.delete('page')
  return was.toString() === is.toString()
}
