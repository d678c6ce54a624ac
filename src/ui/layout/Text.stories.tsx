import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Text } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Text',
  component: Text,
  parameters: usage({
    when: 'For text and headings in another size or colour than the text around them.',
    dos: ['Choose the heading by its level (`as`), and its size by its weight on the screen (`size`).'],
    donts: ['Do not set a size where the text is of the usual one.'],
  }),
})

export const StateSoft = meta.story({
  args: { size: 2, tone: 'soft', children: 'Răspunde de obicei în câteva ore.' },
})

export const StateHeading = meta.story({
  args: { as: 'h2', size: 5, children: 'Cum funcționează' },
})
