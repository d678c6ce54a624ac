import { create } from 'zustand'

/**
 * Why the screen that is shown could not be loaded. `search` is the query of a filter or page that was given up for this reason,
 * `null` after a refetch.
 */
export type LoadFailure = { error: unknown; search: string | null }

type Screen = {
  /** The address (path and query) of the screen that was rendered last; `null` before the first screen with data. */
  address: string | null
  /** True once a screen was complete and the browser idle. Never with `Save-Data` (app/firstVisit/prefetch.ts). */
  hasBeenIdle: boolean
  failure: LoadFailure | null
}

export const useScreen = create<Screen>(() => ({
  address: null,
  hasBeenIdle: false,
  failure: null,
}))

export function setScreen(address: string): void {
  useScreen.setState(shown => (shown.address === address ? shown : { address, failure: null }))
}

/** Makes StaleNotice appear on the screen that is shown. */
export function noteLoadFailure(failure: LoadFailure): void {
  useScreen.setState({ failure })
}

export function clearLoadFailure(): void {
  useScreen.setState({ failure: null })
}

/** Returns whether a loader's request is for other filters, or another page of a list, of the screen that is shown. */
export function isWithinScreen(request: { url: string }): boolean {
  const { shown, requested } = addressesOf(request)
  return shown?.pathname === requested.pathname && shown.search !== requested.search
}

/**
 * Returns whether a loader's request is for another page of a list on the screen that is shown; `parameter` is the query
 * parameter with the page. The loader awaits the new page, so that the old one stays until then, and when that fails.
 */
export function isOtherPage(request: { url: string }, parameter: string): boolean {
  const { shown, requested } = addressesOf(request)
  if (shown?.pathname !== requested.pathname) return false
  const [from, to] = [shown, requested].map(({ searchParams }) => searchParams.get(parameter))
  return from !== to && (from ?? '1') !== (to ?? '1')
}

function addressesOf({ url }: { url: string }) {
  const requested = new URL(url)
  const { address } = useScreen.getState()
  return { shown: address === null ? null : new URL(address, requested), requested }
}

/** Returns whether the screen still shows the previous list, because the requested one could not be loaded. */
export const useIsOutdated = () => useScreen(({ failure }) => typeof failure?.search === 'string')
