import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Facts } from './layout.tsx'

const meta = preview.meta({
  title: 'Kit/Facts',
  component: Facts,
  parameters: usage({
    when: 'For names and values that are read, not edited, such as the details of a request.',
    dos: ['Put each `dt` and its `dd` into a `div`.'],
    donts: ['Do not use it for a table of several things: use Table.'],
  }),
})

export const StateDefault = meta.story({
  args: { least: 14, gap: 6, rowGap: 4 },
  render: args => (
    <Facts {...args}>
      <div>
        <dt>Materia</dt>
        <dd>Matematică</dd>
      </div>
      <div>
        <dt>Nivelul</dt>
        <dd>Clasele V-VIII</dd>
      </div>
    </Facts>
  ),
})
