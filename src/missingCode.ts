import { config } from '#config.ts'
import { readInTab, writeInTab } from '#storage/stored.ts'
import { errorText } from '#text/errors.ts'

/**
 * Why a file of the app could not be loaded: the server cannot be reached, a newer version has replaced the file, or
 * neither. Each has a text in `errorText`.
 */
export type MissingReason = 'network' | 'newVersion' | 'missingCode'

/** The file with this code. Every page needs it, so that a version's HTML names its own. */
const ownFile = new URL(import.meta.url).pathname

/** Milliseconds after which a server without a response counts as unreachable. Until then the user sees nothing new. */
const longestWait = 5000

/** Asks the server for its HTML, because a failed import does not say why. */
export async function whyMissing(): Promise<MissingReason> {
  try {
    const response = await fetch(`${config.basePath}index.html`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(longestWait),
    })
    if (!response.ok) return 'network'
    return (await response.text()).includes(ownFile) ? 'missingCode' : 'newVersion'
  } catch {
    return 'network'
  }
}

/** Returns what happened and what to do, as one text. */
export const missingText = (reason: MissingReason) => `${errorText[reason].title}. ${errorText[reason].help}`

/**
 * Returns whether the page may be reloaded without a press: once for each version, so that reloading ends even if the file
 * is missing again. Never where the browser refuses storage.
 */
export function takeReload(): boolean {
  const key = 'reloaded'
  if (readInTab(key) === ownFile) return false
  writeInTab(key, ownFile)
  return readInTab(key) === ownFile
}

/** Reloads the page; not offline, where the browser's own error page would replace the app. */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload()
}
