import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { vi } from 'vitest'
import type { ScreenParameter } from '#storybook/screen.tsx'

// Storybook's highlights need a DOM; they start when another test has built an index.
vi.hoisted(() => Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true))

type StoryExport = {
  input?: { parameters?: { screen?: ScreenParameter } }
  meta: { input: { title: string } }
}

export type Story = {
  id: string
  title: string
  /** The file of the story, e.g. `src/pages/tutor/TutorPage.stories.tsx`. */
  file: string
  screen: ScreenParameter | undefined
}

const files = import.meta.glob<Record<string, StoryExport>>('../../src/**/*.stories.tsx', { eager: true })

/** Every story of Storybook, in the order of the files. */
export const stories: Story[] = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports)
    .filter(([, { input }]) => input)
    .map(([name, { input, meta }]) => ({
      id: toId(meta.input.title, storyNameFromExport(name)),
      title: meta.input.title,
      file: file.replace('../../', ''),
      screen: input?.parameters?.screen,
    })),
)
