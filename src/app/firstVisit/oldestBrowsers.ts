/**
 * The oldest supported browser versions; the version of Safari also applies to iOS. They are the first with popovers, which
 * the account menu needs. vite.config.ts compiles for them, and a journey fails when a file of the build needs a newer one
 * (decision 0026).
 */
export const oldestBrowsers = { chrome: 114, edge: 114, firefox: 125, safari: 17 } as const
