import { quietFrame } from './quietFrame.ts'

/** Events of Storybook's preview after which nothing more is rendered; the preview sends them to its parent. */
const finalEvents = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']

/**
 * Calls back with the key of each frame of the page whose story has settled. Keeps the frames' messages from
 * Storybook's own listener, which would take a frame's theme for that of the page. Returns the clean-up.
 */
export function receiveFrames(onSettled: (key: string) => void): () => void {
  const receive = (event: MessageEvent) => {
    const frame = [...document.querySelectorAll<HTMLIFrameElement>(`iframe[${quietFrame}]`)].find(
      ({ contentWindow }) => contentWindow === event.source,
    )
    if (!frame) return
    event.stopImmediatePropagation()
    if (isFinal(event.data)) onSettled(frame.getAttribute(quietFrame) ?? '')
  }
  // Capturing listeners come first.
  window.addEventListener('message', receive, true)
  return () => window.removeEventListener('message', receive, true)
}

/** Returns whether a message of Storybook's channel is a final event of a story. */
function isFinal(data: unknown): boolean {
  return typeof data === 'string' && finalEvents.some(event => data.includes(`"type":"${event}"`))
}
