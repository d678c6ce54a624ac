/** What `observe` has recorded so far, in ms since the navigation; `content` is 0 until it is seen. */
export type Seen = { content: number; largestPaint: number; shift: number }

/** Records paints, layout shifts and the first content. Runs in the page, before the page's own
 * scripts, and sets the global variable `seen`. */
export function observe(content: string) {
  const found: Seen = { content: 0, largestPaint: 0, shift: 0 }
  Object.assign(globalThis, { seen: found })
  new PerformanceObserver(list => {
    found.largestPaint = list.getEntries().at(-1)?.startTime ?? found.largestPaint
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) found.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector(content)?.checkVisibility())
      requestAnimationFrame(() => setTimeout(() => (found.content = performance.now())))
    else setTimeout(look, 16)
  }
  look()
}
