import { addons } from 'storybook/preview-api'
import { type AppLink, appLinkEvent } from './appLinkEvent.ts'

/** Sends the link of the current story to the toolbar; none for a story that is not of a screen. */
export function announceAppLink(link: AppLink | undefined): void {
  addons.getChannel().emit(appLinkEvent, link)
}
