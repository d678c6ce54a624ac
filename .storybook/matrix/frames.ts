import type { Theme } from '#storybook/theme.ts'

/** A story in one theme at the size of one viewport. `key` is unique on a page. */
export type Frame = {
  key: string
  storyId: string
  theme: Theme
  viewport: string
  /** The viewport's name in the toolbar, e.g. `Phone 390`. */
  viewportName: string
  /** CSS pixels. */
  width: number
  height: number
}

/** The viewports in which a story without a viewport of its own is shown. */
export const comparedViewports = ['phone390', 'desktop'] as const

/** What the frames need of one of Storybook's prepared stories. */
export type FramedStory = {
  id: string
  parameters: Record<string, unknown>
  storyGlobals: Record<string, unknown>
}

/**
 * Returns a story's frames, in both themes: at its own viewport if it sets one, since the toolbar cannot
 * change that either, else on a phone and a desktop.
 */
export function framesOf(story: FramedStory): Frame[] {
  const options = viewportOptions(story.parameters)
  const own = property(story.storyGlobals['viewport'], 'value')
  const viewports = typeof own === 'string' ? [own] : comparedViewports
  return viewports.flatMap(viewport =>
    (['light', 'dark'] as const).map(theme => createFrame(story.id, theme, viewport, options)),
  )
}

type ViewportOptions = Record<string, { name: string; styles: { width: string; height: string } } | undefined>

/** Returns a story's frame in a viewport of the toolbar. */
export function createFrame(
  storyId: string,
  theme: Theme,
  viewport: string,
  options: ViewportOptions,
): Frame {
  const option = options[viewport]
  if (!option) throw new Error(`${storyId} has a viewport that the toolbar lacks: ${viewport}`)
  return {
    key: `${storyId} ${viewport} ${theme}`,
    storyId,
    theme,
    viewport,
    viewportName: option.name,
    width: Number.parseInt(option.styles.width, 10),
    height: Number.parseInt(option.styles.height, 10),
  }
}

/** Returns the viewports of the toolbar, which preview.tsx defines. */
export function viewportOptions(parameters: Record<string, unknown>): ViewportOptions {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parameters are untyped; preview.tsx sets them
  return (property(parameters['viewport'], 'options') ?? {}) as ViewportOptions
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Returns the address of the story alone, relative to the preview (iframe.html). */
export function frameSource({ storyId, theme }: Pick<Frame, 'storyId' | 'theme'>): string {
  return `iframe.html?viewMode=story&id=${storyId}&globals=theme:${theme}`
}

/** Returns the address of the story in Storybook with the frame's theme and viewport, relative to the preview. */
export function storyAddress({ storyId, theme, viewport }: Frame): string {
  return `./?path=/story/${storyId}&globals=theme:${theme};viewport.value:${viewport}`
}

/** A story with its frames; its name begins with its axis: `State: Empty`. */
export type Row = { name: string; frames: Frame[] }

const axisLabel = ({ name }: Row) => /^(\w+): /.exec(name)?.[1] ?? 'Other'

/** Returns the choices of a matrix: those options that occur in its rows, as far as there is a choice. */
export function axesOf(rows: readonly Row[]): { label: string; options: string[] }[] {
  const frames = rows.flatMap(row => row.frames)
  return [
    { label: 'Stories', options: rows.map(axisLabel) },
    { label: 'Theme', options: frames.map(({ theme }) => theme) },
    { label: 'Width', options: frames.map(({ viewportName }) => viewportName) },
  ]
    .map(({ label, options }) => ({ label, options: [...new Set(options)] }))
    .filter(({ options }) => options.length > 1)
}

/** Returns the rows and frames of which no option is hidden, without rows that have no frame left. */
export function visibleFrames<R extends Row>(rows: readonly R[], hidden: ReadonlySet<string>): R[] {
  return rows
    .filter(row => !hidden.has(axisLabel(row)))
    .map(row => ({
      ...row,
      frames: row.frames.filter(({ theme, viewportName }) => !hidden.has(theme) && !hidden.has(viewportName)),
    }))
    .filter(({ frames }) => frames.length > 0)
}
