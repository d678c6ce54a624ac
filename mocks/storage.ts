/**
 * Returns the browser's storage; `undefined` in Node, and in a browser that blocks it, where any access
 * throws.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
