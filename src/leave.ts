export type LeaveOptions = {
  /** Replaces the history entry of this document. */
  isReplacing?: boolean
}

/** Loads another document in place of the app. */
export function leave(address: string, options: LeaveOptions = {}): void {
  loadDocument(address, options)
}

function loadInBrowser(address: string, { isReplacing = false }: LeaveOptions): void {
  // Back from that document may restore this page from the back/forward cache, in the middle of a navigation
  // that never ends.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}

let loadDocument = loadInBrowser

/** Replaces the function that loads another document, for tests and stories; without an argument restores it. */
export function setLeave(next = loadInBrowser): void {
  loadDocument = next
}
