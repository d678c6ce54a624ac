import { addons } from 'storybook/preview-api'
import { createAppLink, type StoryState } from './appLink.ts'
import { appLinkEvent } from './appLinkEvent.ts'

/** The address of the running app. A relative one is relative to Storybook. */
const appUrl: unknown = import.meta.env['STORYBOOK_APP_URL']

/** Sends the link of the current story to the toolbar; none for a story that is not of a screen. */
export function announceAppLink(state: StoryState | undefined): void {
  const url = new URL(typeof appUrl === 'string' ? appUrl : 'http://localhost:5173/', document.baseURI)
  addons.getChannel().emit(appLinkEvent, state && createAppLink(state, url))
}
