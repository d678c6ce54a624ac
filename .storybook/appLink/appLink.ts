import { formatMockLink, type MockSettings } from '#mocks/link.ts'

/** The link of the toolbar, and its tooltip. */
export type AppLink = { href: string; hint: string }

/** The state of a story of a screen. `hasAnswers`: it answers some calls with handlers of its own. */
export type StoryState = MockSettings & { address: string; hasAnswers: boolean }

/**
 * Returns the link that shows the same screen in the running app at `app`, which ends with a slash: the
 * same address, persona, scenario, latency, faults and clock.
 */
export function createAppLink({ address, hasAnswers, ...settings }: StoryState, app = appUrl()): AppLink {
  // The dot: `/a:b` without its slash would be a URL with the scheme `a`.
  const url = new URL(`.${address}`, app)
  // A story starts at the beginning of the world's time; the app stores the time of its world.
  const query = formatMockLink(settings, 0)
  url.search = url.search === '' ? query : `${url.search}&${query}`
  return { href: url.href, hint: hasAnswers ? partialHint : hint }
}

const hint = 'Open in the app: same address, persona, scenario, faults and clock'
const partialHint =
  'Open in the app: same address, persona, scenario and clock. A link cannot express the responses that this story makes up itself'

/** Returns the address of the running app, relative to Storybook; by default the address of `npm start`. */
function appUrl(): URL {
  const setting: unknown = import.meta.env['STORYBOOK_APP_URL']
  return new URL(typeof setting === 'string' ? setting : 'http://localhost:5173/', document.baseURI)
}
