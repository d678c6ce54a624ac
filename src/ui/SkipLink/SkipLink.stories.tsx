import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Kit/SkipLink',
  component: SkipLink,
  parameters: {
    usage: {
      when: 'Before many controls that a page repeats and that a keyboard user would have to tab through.',
      access: 'The first Tab stop of its part; visible while it has the focus.',
      dos: ['Name where it leads: “Sari la anunțuri”.'],
      donts: ['Do not use it for a handful of controls: it is one more Tab stop.'],
    },
  },
  args: { to: 'after', children: 'Sari la anunțuri' },
})

export const InteractionFocused = meta.story({
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})
