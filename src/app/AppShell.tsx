import type { MouseEvent } from 'react'
import { Outlet } from 'react-router'
import { config } from '#config.ts'
import { shellText } from '#text/shell.ts'
import { AdBanner } from './AdBanner.tsx'
import { AlertHost } from './AlertHost.tsx'
import styles from './AppShell.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { MisfitNotice } from './MisfitNotice.tsx'
import { ModalHost } from './ModalHost.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useRouteFocus } from './useRouteFocus.ts'

const mainId = 'continut'

/** What stands around every screen. */
export function AppShell() {
  const announcer = useRouteFocus()
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
      <AlertHost />
      <ModalHost />
      <LoaderOverlay />
      {import.meta.env.DEV && <MisfitNotice />}
    </>
  )
}

/** By hand rather than by the fragment, which would leave a step in the history. */
function skipToMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(mainId)?.focus()
}
