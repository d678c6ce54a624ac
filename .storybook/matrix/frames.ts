import type { Theme } from '../theme.ts'
import { type Viewport, viewports } from '../viewports.ts'

/** A story in one theme at the size of one viewport. */
export type Frame = { story: string; theme: Theme; viewport: Viewport }

/** A story with its frames. The first word of its name is its axis: `State Empty`. */
export type Row = { story: string; name: string; viewports: readonly Viewport[] }

/** The viewports in which a story without a viewport of its own is shown. */
export const comparedViewports = ['phone390', 'desktop'] as const

/** Returns the viewports of a prepared story: its own, which the toolbar cannot change either, or else the compared ones. */
export function viewportsOf(globals: Record<string, unknown>): readonly Viewport[] {
  const { value } = (globals['viewport'] ?? {}) as { value?: Viewport }
  return value && value in viewports ? [value] : comparedViewports
}

/** Returns the address of the story alone, relative to the preview (iframe.html). */
export const frameSource = ({ story, theme }: Frame) =>
  `iframe.html?viewMode=story&id=${story}&globals=theme:${theme}`

/** Returns the address of the story in Storybook with the frame's theme and viewport, relative to the preview. */
export const storyAddress = ({ story, theme, viewport }: Frame) =>
  `./?path=/story/${story}&globals=theme:${theme};viewport.value:${viewport}`
