import { viewports } from './viewports.ts'

type Context = { viewMode: string; globals: { viewport?: { value?: string } } }

/**
 * Shows a story that is opened at its own address, outside Storybook, in a frame of its viewport: media queries follow the frame.
 * The story runs there only, so the promise does not settle. `npm run visual` sets the size of the window instead.
 */
export async function frameOwnWidth({ viewMode, globals }: Context): Promise<void> {
  const own = Object.entries(viewports).find(([name]) => name === globals.viewport?.value)?.[1].styles
  const isAlone = viewMode === 'story' && window.parent === window && !navigator.webdriver
  if (!own || !isAlone || own.width === `${window.innerWidth}px`) return
  const frame = document.createElement('iframe')
  frame.src = location.href
  Object.assign(frame.style, own, { border: 0, margin: 'auto', display: 'block' })
  document.body.replaceChildren(frame)
  await new Promise(() => {})
}
