import { expect, waitFor } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Avatar } from './Avatar.tsx'

const names = [
  'Ana Pop',
  'Ștefan Țîrlea',
  'Ioana',
  'Radu Gheorghe',
  'Îlinca Brătianu',
  'Dan Popa',
  'Eva Șerban',
  'Mihai',
]

// A small square with a smile, so that stories need no network.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#7aa"/><path d="M3 6q2 2 4 0" stroke="#fff" fill="none"/></svg>',
)}`

const meta = preview.meta({
  title: 'Kit/Avatar',
  component: Avatar,
  parameters: usage({
    when: 'Beside a person’s name, in lists, conversations and headers.',
    dos: ['Set `eager` only for a picture above the fold.'],
    donts: ['Do not show it without the name: it is decorative, and two people can have the same initials.'],
  }),
  args: { name: 'Ștefan Țîrlea' },
})

export const StateInitials = meta.story({
  async play({ canvasElement }) {
    const initials = canvasElement.querySelector('[data-initials="ȘȚ"]')
    const { width, height } = initials?.parentElement?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([110, 110])
  },
})

export const StateColours = meta.story({
  render: () => (
    <Wrap>
      {names.map(name => (
        <Avatar key={name} name={name} />
      ))}
    </Wrap>
  ),
})

export const StateSizes = meta.story({
  render: () => (
    <Wrap>
      {([36, 40, 72, 110] as const).map(size => (
        <Avatar key={size} name="Ștefan Țîrlea" size={size} />
      ))}
    </Wrap>
  ),
})

export const StatePicture = meta.story({
  args: { src: picture, eager: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('loading', 'eager')
  },
})

export const StateBrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull())
    await expect(canvasElement.querySelector('[data-initials="ȘȚ"]')).toBeVisible()
  },
})
