import { readStored, store } from '#stores/storage.ts'

const key = 'signedIn'

/** Stores in this browser whether its viewer is signed in. An expired session stays until the next sign-out. */
export function storeSignedIn(isSignedIn: boolean): void {
  store(key, isSignedIn ? '1' : '')
}

/** Returns whether the last viewer in this browser had signed in and not out: a guess until the profile arrives. */
export const wasSignedIn = () => Boolean(readStored(key))
