/** The calls of the page that have no answer yet, by path and query. */
export const inFlight = new Map<Promise<Response>, string>()

let earlier: ReadonlySet<Promise<Response>> = new Set()

/** A test begins: what others have left on its way is not its own. */
export function beginCalls(): void {
  earlier = new Set(inFlight.keys())
}

/** Those of this test alone. */
export const ownInFlight = (): string[] =>
  [...inFlight].flatMap(([call, path]) => (earlier.has(call) ? [] : [path]))

/** Notes each call from now on. Returns how to stop. */
export function watchCalls(): () => void {
  const realFetch = window.fetch
  window.fetch = (...args) => {
    const call = realFetch(...args)
    const [input] = args
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
    inFlight.set(call, pathname + search)
    const end = () => void inFlight.delete(call)
    call.then(end, end)
    return call
  }
  return () => {
    window.fetch = realFetch
  }
}
