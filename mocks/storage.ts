/** The browser's storage, or nothing: in Node there is none, and a browser that blocks it throws when it is touched. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return window[kind]
  } catch {
    return undefined
  }
}
