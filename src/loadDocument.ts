export type LoadOptions = {
  /** Replaces the history entry of this document. */
  isReplacing?: boolean
}

/** Loads another document in place of the app. */
export function loadDocument(address: string, options: LoadOptions = {}): void {
  load(address, options)
}

function loadInBrowser(address: string, { isReplacing = false }: LoadOptions): void {
  // Back from that document may restore this page from the back/forward cache, in the middle of a navigation
  // that never ends.
  window.addEventListener('pageshow', reloadRestored)
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}

const reloadRestored = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()

let load = loadInBrowser

/** Replaces the function that loads another document, for tests and stories; without an argument restores it. */
export function setLoadDocument(next = loadInBrowser): void {
  load = next
}
