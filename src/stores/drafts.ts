/**
 * Texts begun and not yet sent, kept in the browser per viewer and partner, so that closing a dialog, signing in again,
 * a reload or a failure loses nothing. A browser that refuses storage just keeps none.
 */
const prefix = 'draft:'

const prefixOf = (viewerCode: string) => `${prefix}${viewerCode}:`
const keyOf = (viewerCode: string, partnerCode: string) => prefixOf(viewerCode) + partnerCode

export function readDraft(viewerCode: string, partnerCode: string): string {
  return attempt(() => localStorage.getItem(keyOf(viewerCode, partnerCode))) ?? ''
}

/** Keeps the text; an empty one is forgotten. */
export function keepDraft(viewerCode: string, partnerCode: string, text: string): void {
  const key = keyOf(viewerCode, partnerCode)
  attempt(() => (text === '' ? localStorage.removeItem(key) : localStorage.setItem(key, text)))
}

/** Removes the drafts of every other viewer. Not called for a visitor, who may be the same person, signed out. */
export function keepDraftsOf(viewerCode: string): void {
  removeKeys(key => key.startsWith(prefix) && !key.startsWith(prefixOf(viewerCode)))
}

/** At sign-out. */
export function clearDrafts(): void {
  removeKeys(key => key.startsWith(prefix))
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key)
  })
}

/** Storage may be full or forbidden (private windows); a lost draft must not break the page. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
