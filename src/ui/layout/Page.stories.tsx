import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Page } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Page',
  component: Page,
  parameters: usage({
    when: 'Once on a screen outside the user area, around its content.',
    dos: ['Set `top` to the space above the heading.'],
    donts: ['Do not use it in the user area, which is a page itself.'],
  }),
})

export const StateDefault = meta.story({
  args: { top: 6, gap: 5 },
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Page {...args}>
      <h1>Solicitări de meditații</h1>
      <p>Elevi care caută un profesor.</p>
    </Page>
  ),
})
