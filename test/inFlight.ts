/** The pending calls of the page, each with its path and query. */
export const inFlight = new Map<Promise<Response>, string>()

/** Calls that earlier tests have left pending. */
let earlier: ReadonlySet<Promise<Response>> = new Set()

/** To be called when a test begins: excludes the calls that earlier tests have left pending from `ownInFlight`. */
export function ignoreEarlierCalls(): void {
  earlier = new Set(inFlight.keys())
}

/** Returns the paths of the pending calls that the current test has sent. */
export const ownInFlight = (): string[] =>
  [...inFlight].flatMap(([call, path]) => (earlier.has(call) ? [] : [path]))

/** Replaces `fetch` to record each call in `inFlight`. Returns a function that restores it. */
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
