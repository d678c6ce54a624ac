import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Wrap } from '#storybook/layout.tsx'
import { Grade } from './Grade.tsx'

const meta = preview.meta({
  title: 'Kit/Grade',
  component: Grade,
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
