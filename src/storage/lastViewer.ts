import { readStored, writeStored } from './stored.ts'

/** The key of the viewer who is signed in in this browser. Other tabs get a `storage` event when it changes. */
export const lastViewerKey = 'viewer'

/** Stores the `UserCode` of the viewer, empty after a sign-out. An expired session stays until the next sign-out. */
export function storeLastViewer(code: string): void {
  writeStored(lastViewerKey, code)
}

/** Returns the code of that viewer, empty after a sign-out: a guess until the profile arrives. */
export const lastViewer = () => readStored(lastViewerKey) ?? ''

/** Returns whether the last viewer in this browser had signed in and not out. */
export const wasSignedIn = () => lastViewer() !== ''
