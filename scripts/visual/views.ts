/** The part of a story that decides how it is photographed, as the Storybook's preview reports it. */
export type Story = {
  id: string
  title: string
  name: string
  /** The size of the story's own viewport; `undefined` for a story that is shown at any width. */
  viewport?: Size | undefined
}

export type Size = { width: number; height: number }

/** One rendering of a story; each is photographed in both themes. */
export type View = { story: Story; size: Size }

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The sizes of a story without a viewport of its own: a phone and a desktop. */
const sizes: Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/**
 * Returns the renderings of the stories that match the filter. A story with a viewport of its own is rendered
 * only there: its width is what it shows, and its `play` may need the controls of that width.
 */
export function viewsOf(stories: Story[], filter: string): View[] {
  const wanted = normalize(filter)
  return stories
    .filter(({ title, name }) => normalize(`${title}/${name}`).includes(wanted))
    .flatMap(story => (story.viewport ? [story.viewport] : sizes).map(size => ({ story, size })))
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .trim()

/** What a picture shows: the window as a user sees it, or a page that is higher than the window. */
export type Part = 'window' | 'page'

export type Picture = { view: View; theme: Theme; part: Part }

/** Identifies a picture within a Storybook, e.g. `kit-badge--tones.390.dark`. Safe as the name of a file. */
export function pictureId({ view: { story, size }, theme, part }: Picture): string {
  return `${story.id}.${size.width}.${theme}${part === 'page' ? '.page' : ''}`
}

/** Returns all pictures that a view can have. Those of the page exist only when it is higher than the window. */
export function possiblePictures(view: View): Picture[] {
  const parts: Part[] = ['window', 'page']
  return themes.flatMap(theme => parts.map(part => ({ view, theme, part })))
}

/** Returns the size from the styles of a viewport, e.g. `390px`; `undefined` when it is not in pixels. */
export function sizeOf(styles: { width?: unknown; height?: unknown } | undefined): Size | undefined {
  const width = pixels(styles?.width)
  const height = pixels(styles?.height)
  return width && height ? { width, height } : undefined
}

function pixels(length: unknown): number | undefined {
  const [, number] = /^(\d+)px$/.exec(String(length)) ?? []
  return number === undefined ? undefined : Number(number)
}
