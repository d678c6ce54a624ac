import { createStorage } from '#test/createStorage.ts'

/**
 * Gives this page a localStorage and a sessionStorage of its own, in memory and empty. Frames of one page
 * share those of the browser: a change or a draft of one story would appear in the others.
 */
export function giveOwnStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, kind, { value: createStorage(), configurable: true })
}
