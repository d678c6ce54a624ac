/** The address of the running app. A relative one is relative to Storybook. */
const setting: unknown = import.meta.env['STORYBOOK_APP_URL']

/** Returns the address of the running app; by default that of `npm start`. */
export function appUrl(): URL {
  return new URL(typeof setting === 'string' ? setting : 'http://localhost:5173/', document.baseURI)
}
