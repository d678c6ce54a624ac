import { expect, userEvent } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Kit/SkipLink',
  component: SkipLink,
  parameters: usage({
    when: 'Before many controls that a page repeats and that a keyboard user would have to tab through.',
    dos: ['Name where it leads: “Sari la anunțuri”.'],
    donts: ['Do not use it for a handful of controls: it is one more Tab stop.'],
  }),
})

export const InteractionSkip = meta.story({
  render: () => (
    <>
      <SkipLink to="after">Sari la anunțuri</SkipLink>
      <p>Filtre</p>
      <p id="after" tabIndex={-1}>
        Anunțuri
      </p>
    </>
  ),
  async play({ canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Anunțuri')).toHaveFocus()
  },
})
