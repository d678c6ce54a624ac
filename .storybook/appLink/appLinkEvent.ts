/** The channel event by which the preview tells the toolbar where the current story is in the app. */
export const appLinkEvent = 'meditatii/app-link'

/** The link of the toolbar, and its tooltip. */
export type AppLink = { href: string; hint: string }
