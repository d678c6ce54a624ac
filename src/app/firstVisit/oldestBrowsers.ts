/**
 * The oldest browser versions that are supported; Safari's is also that of iOS. They are the first with popovers, which
 * the account menu needs. vite.config.ts compiles for them, and a journey fails when a file of the build needs a newer one
 * (decision 0026).
 */
export const oldestBrowsers = { chrome: 114, edge: 114, firefox: 125, safari: 17 } as const

/** Returns whether this browser has what came with the oldest versions: each of them is its browser's first with popovers. */
export const isSupported = () => 'showPopover' in HTMLElement.prototype
