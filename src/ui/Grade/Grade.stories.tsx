import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { Grade } from './Grade.tsx'

const meta = preview.meta({
  title: 'Kit/Grade',
  component: Grade,
  parameters: {
    usage: {
      when: 'For a tutor’s average grade or the grade of one review.',
      access: 'Read by its label, such as “Nota 9,4 din 10”.',
      dos: ['Write the grade in words as the label.'],
      donts: ['Do not use it for prices or counts: the ring means a grade.'],
    },
  },
  args: { figure: '9,5', label: 'Nota 9,5 din 10' },
})

export const StateFigures = meta.story({
  args: { size: 'large' },
  render: args => (
    <Cluster gap={4} align="center">
      <Grade {...args} />
      {['0', '4,5', '7', '9,9', '10'].map(figure => (
        <Grade key={figure} figure={figure} label={`Nota ${figure} din 10`} />
      ))}
    </Cluster>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Nota 9,5 din 10' })).toHaveTextContent('9,5')
    await expect(canvas.getAllByRole('img')).toHaveLength(6)
  },
})
