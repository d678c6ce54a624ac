import { useSyncExternalStore } from 'react'
import { loadDocument } from '#loadDocument.ts'
import { onLog } from '#log.ts'
import { useHasOtherViewer } from '#stores/owner.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { hideToast, isLasting, shownToast, useToasts } from '#stores/toast.ts'
import { errorText } from '#text/errors.ts'
import { mismatchesText, shellText } from '#text/shell.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import mismatchStyles from './ContractMismatchNotice.module.css'
import styles from './OfflineNotice.module.css'
import staleStyles from './StaleNotice.module.css'
import toastStyles from './ToastHost.module.css'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  // An open dialog hides the rest of the page from screen readers, except what has `aria-live`.
  return <div aria-live="polite">{!isOnline && <p className={styles.notice}>{shellText.offline}</p>}</div>
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that another viewer has signed in, and offers to load the page for the new viewer. */
export function OtherViewerNotice() {
  const hasOther = useHasOtherViewer()
  const { title, help } = errorText.otherViewer
  const button = (
    <Button variant="secondary" size="small" onClick={loadForViewer}>
      {shellText.loadForViewer}
    </Button>
  )
  // `aria-live` also reaches a viewer in an open dialog, as in OfflineNotice.
  return (
    <div aria-live="polite">
      {hasOther && (
        <div className={staleStyles.notice}>
          <Alert tone="error" isStatic title={title} action={button}>
            {help}
          </Alert>
        </div>
      )}
    </div>
  )
}

function loadForViewer() {
  // With a fragment the browser would only scroll.
  const [address = '/'] = usePendingAddress.getState().shown.split('#')
  loadDocument(address, { isReplacing: true })
}

/**
 * Renders the toast. Its container is a live region that is always mounted, so that a new toast is announced. The toast
 * itself is not a live region, or it would be announced twice. Errors are polite too: they stay, so they need not interrupt.
 */
export function ToastHost() {
  const toast = useToasts(shownToast)
  return (
    <Stack
      align="center"
      className={toastStyles.host}
      aria-live="polite"
      data-lasting={(toast && isLasting(toast.tone)) || undefined}
    >
      {toast && (
        <Alert
          key={toast.id}
          ref={restoreFocusOnUnmount}
          tone={toast.tone}
          isStatic
          onClose={() => hideToast(toast)}
          action={
            toast.action && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  hideToast(toast)
                  toast.action?.onPress()
                }}
              >
                {toast.action.label}
              </Button>
            )
          }
        >
          {toast.text}
        </Alert>
      )}
    </Stack>
  )
}

/** Ref callback of the toast: when it unmounts with the focus, the focus returns to where it was before. */
function restoreFocusOnUnmount(toast: HTMLElement | null) {
  let before: EventTarget | null = null
  toast?.addEventListener('focusin', event => {
    // `relatedTarget` is null when the window itself gets the focus back.
    before = event.relatedTarget ?? before
  })
  return () => {
    if (toast?.contains(document.activeElement) && before instanceof HTMLElement)
      // The user may have scrolled meanwhile.
      before.focus({ preventScroll: true })
  }
}

let mismatches: readonly string[] = []
const readMismatches = () => mismatches

/** Lists the responses that do not fit the contract. Rendered in development only. */
export function ContractMismatchNotice() {
  const lines = useSyncExternalStore(subscribeToMismatches, readMismatches, readMismatches)
  if (lines.length === 0) return null
  return (
    <details className={mismatchStyles.notice}>
      <summary>{`${mismatchesText}: ${lines.length}`}</summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function subscribeToMismatches(listener: () => void) {
  const stop = onLog(({ level, text }) => {
    if (level !== 'error' || !text.startsWith('Mismatch') || mismatches.includes(text)) return
    mismatches = [...mismatches, text]
    listener()
  })
  return () => {
    stop()
    mismatches = []
  }
}
