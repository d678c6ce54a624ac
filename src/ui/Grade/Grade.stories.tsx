import { expect } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Grade } from './Grade.tsx'

const meta = preview.meta({
  title: 'Kit/Grade',
  component: Grade,
  parameters: usage({
    when: 'For a tutor’s average grade or the grade of one review.',
    dos: ['Write the grade in words as the label.'],
    donts: ['Do not use it for prices or counts: the ring means a grade.'],
  }),
  args: { figure: '9,5', label: 'Nota 9,5 din 10' },
})

export const StateSmall = meta.story({
  async play({ canvas }) {
    const grade = canvas.getByRole('img', { name: 'Nota 9,5 din 10' })
    await expect(grade).toHaveTextContent('9,5')
    await expect(canvas.getAllByRole('img')).toEqual([grade])
  },
})

export const StateLarge = meta.story({ args: { size: 'large' } })

export const StateFigures = meta.story({
  render: () => (
    <Wrap>
      {['0', '4,5', '7', '9,9', '10'].map(figure => (
        <Grade key={figure} figure={figure} label={`Nota ${figure} din 10`} />
      ))}
    </Wrap>
  ),
})
