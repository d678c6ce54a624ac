import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
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
  parameters: {
    usage: {
      when: 'Beside a person’s name, in lists, conversations and headers.',
      access: 'Silent: the name is beside it.',
      dos: ['Set `eager` only for a picture above the fold.'],
      donts: [
        'Do not show it without the name: it is decorative, and two people can have the same initials.',
      ],
    },
  },
  args: { name: 'Ștefan Țîrlea' },
})

export const StatePicture = meta.story({ args: { src: picture, eager: true } })

/** Without a picture, or with a broken one, the initials are shown, in a colour derived from the name. */
export const StateInitials = meta.story({
  render: ({ name }) => (
    <Cluster gap={4} align="center">
      {names.map(one => (
        <Avatar key={one} name={one} />
      ))}
      {([36, 40, 56, 64] as const).map(size => (
        <Avatar key={size} name={name} size={size} />
      ))}
      <Avatar name={name} src="data:image/png;base64,AAAA" />
    </Cluster>
  ),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull())
    await expect(canvasElement.querySelectorAll('[data-initials="ȘȚ"]')).toHaveLength(6)
  },
})
