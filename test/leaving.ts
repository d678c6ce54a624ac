import { cleanup } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { now, setServerTime } from '#clock.ts'
import { useSubmissions } from '#submit/submissions.ts'

/** The addresses that the app has tried to open by a full page load: a redirect to login, a link, a reload. */
export const fullPageLoads: string[] = []

/**
 * Blocks full page loads until the test ends, and records their addresses in `fullPageLoads`. Returns a function for
 * `setLoadDocument` that records the address as well.
 */
export function blockFullPageLoads(): (address: string) => void {
  fullPageLoads.length = 0
  const block = (event: NavigateEvent) => {
    const isPushState = event.navigationType === 'push' && event.destination.sameDocument && !event.hashChange
    if (isPushState) return
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    fullPageLoads.push(pathname + search)
  }
  navigation.addEventListener('navigate', block)
  onTestFinished(() => navigation.removeEventListener('navigate', block))
  return address => fullPageLoads.push(address)
}

/** Ends the document as a reload does: what is stored stays, and no response is read any more. The next one starts after `minutes`. */
export function endDocument(minutes = 0): void {
  cleanup()
  useSubmissions.setState({}, true)
  setServerTime(new Date(now().getTime() + minutes * 60_000))
}

/** Leaves the page for the back/forward cache, where it gets no events of what another tab changes, and returns to it. */
export function leaveAndReturn(changeMeanwhile = () => {}): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  changeMeanwhile()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}
