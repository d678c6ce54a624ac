import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { createPath, type Location, Outlet, ScrollRestoration } from 'react-router'
import { useRenderedSignal } from '#data/refetch.ts'
import { useScreen } from '#stores/screen.ts'
import { useOutcomeToasts } from '#submit/submissions.ts'
import { shellText } from '#text/shell.ts'
import { AdBanner } from './AdBanner.tsx'
import { ToastHost } from './ToastHost.tsx'
import styles from './AppShell.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { ContractMismatchNotice } from './ContractMismatchNotice.tsx'
import { ModalHost } from './ModalHost.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useEndOfHydration } from '#app/firstVisit/hydration.ts'
import { useAbortOfStaleReads } from '#app/firstVisit/pageReads.ts'
import { useRouteFocus } from './useRouteFocus.ts'

const mainId = 'continut'

/** The frame around every screen: header, footer, notices, toast, dialogs and loader overlay. */
export function AppShell() {
  const announcer = useRouteFocus()
  useAbortOfStaleReads()
  useEndOfHydration()
  useRenderedSignal()
  useOutcomeToasts()
  const isShown = useScreen(({ address }) => address !== null)
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`} onClick={skipToMain}>
        {shellText.skip}
      </a>
      <Header />
      <OfflineNotice />
      {import.meta.env.AD_BANNER && <AdBanner />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <StaleNotice />
        <Outlet />
      </main>
      <Footer />
      <p role="status" className="visuallyHidden" ref={announcer} />
      <ToastHost />
      <ModalHost />
      <LoaderOverlay />
      {/* Mounted once a screen is shown: over a skeleton the page is too short to scroll. Mounted only once: it
          reads the stored positions when it mounts. */}
      {isShown && <ScrollRestoration getKey={scrollKeyOf} />}
      {isShown && <KeptScroll />}
      {import.meta.env.DEV && <ContractMismatchNotice />}
    </>
  )
}

/**
 * Keeps the position to which the user scrolled the first frame before hydration. ScrollRestoration, which must
 * be rendered before it, scrolls to the top when it mounts; on later navigations it restores the stored
 * positions itself.
 */
function KeptScroll() {
  const [top] = useState(() => window.scrollY)
  // Syncs with the document's scroll position.
  useLayoutEffect(() => {
    if (top > 0) window.scrollTo(0, top)
  }, [top])
  return null
}

/**
 * Returns the key under which a scroll position is stored. The first location of every document has the key
 * `default`, and after a login it may be another screen; so there the address is the key.
 */
function scrollKeyOf({ key, ...address }: Location): string {
  return key === 'default' ? createPath(address) : key
}

/** Focuses the main content by script: following the fragment would add a history entry. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}
