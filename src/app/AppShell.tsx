import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { createPath, type Location, Outlet, ScrollRestoration } from 'react-router'
import { config } from '#config.ts'
import { useRenderedSignal } from '#data/refetch.ts'
import { useScreen } from '#stores/screen.ts'
import { useOutcomeToasts } from '#submit/useOutcomeToasts.ts'
import { shellText } from '#text/shell.ts'
import { AdBanner } from './AdBanner.tsx'
import { ToastHost } from './ToastHost.tsx'
import styles from './AppShell.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { MisfitNotice } from './MisfitNotice.tsx'
import { ModalHost } from './ModalHost.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useEndOfHydration } from './hydration.ts'
import { useAbortOfStaleReads } from './pageReads.ts'
import { useRouteFocus } from './useRouteFocus.ts'

const mainId = 'continut'

/** What stands around every screen. */
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
      {config.adBanner && <AdBanner />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <p role="status" className="visuallyHidden" ref={announcer} />
      <ToastHost />
      <ModalHost />
      <LoaderOverlay />
      {/* Not before there is a screen, since a skeleton is too short; and once, since it reads what is stored as it begins. */}
      {isShown && <ScrollRestoration getKey={visitOf} />}
      {isShown && <KeptScroll />}
      {import.meta.env.DEV && <MisfitNotice />}
    </>
  )
}

/**
 * Keeps the place to which the first frame was scrolled before the app was there: ScrollRestoration, which it must follow, begins
 * at the top, and afterwards goes to what it has stored itself, if anything.
 */
function KeptScroll() {
  const [top] = useState(() => window.scrollY)
  // Syncs with the document.
  useLayoutEffect(() => {
    if (top > 0) window.scrollTo(0, top)
  }, [top])
  return null
}

/** The first visit of each document has the same key: after a login in between it is that of another screen. */
function visitOf({ key, ...address }: Location): string {
  return key === 'default' ? createPath(address) : key
}

/** By hand rather than by the fragment, which would leave a step in the history. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}
