import { onTestFinished } from 'vitest'

/** Where the page under test would have gone by a full page load: the app's own way to login, a link, a reload. */
export const left: string[] = []

/** Until the test ends, this page is not left; what would have left it is in `left`. Returns the app's own way to leave. */
export function stayHere(): (address: string) => void {
  left.length = 0
  const note = (event: NavigateEvent) => {
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    left.push(pathname + search)
  }
  navigation.addEventListener('navigate', note)
  onTestFinished(() => navigation.removeEventListener('navigate', note))
  return address => left.push(address)
}
