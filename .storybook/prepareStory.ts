import { announceAppLink } from './appLink/announceAppLink.ts'
import type { Story } from './backend.ts'

/**
 * Prepares any story. The mocked back end and the app are loaded with the first story of a screen: they are a
 * third of the preview's code, and pages of the documentation do without them.
 */
export async function prepareStory(story: Story, isTest: boolean): Promise<void> {
  if (!isTest) announceAppLink(undefined)
  if (!story.parameters['screen']) return
  const { prepareBackend } = await import('./backend.ts')
  await prepareBackend(story, isTest)
}
