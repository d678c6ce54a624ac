import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack, Wrap } from '#storybook/layout.tsx'
import { Stars } from './Stars.tsx'

const meta = preview.meta({
  title: 'Kit/Stars',
  component: Stars,
  args: { percent: 86, label: 'Nota 8,6 din 10' },
})

export const One = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Nota 8,6 din 10' })).toBeVisible()
  },
})

export const Fillings = meta.story({
  render: () => (
    <Stack>
      {[0, 4, 10, 25, 50, 73, 99, 100].map(percent => (
        <Stars key={percent} percent={percent} label={`${percent}%`} />
      ))}
    </Stack>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Wrap>
      {[14, 20, 32, 56].map(size => (
        <Stars key={size} percent={73} size={size} label={`${size} px`} />
      ))}
    </Wrap>
  ),
  globals: { viewport: { value: 'phone320' } },
})

export const OutOfRange = meta.story({
  render: () => (
    <Stack>
      {[-20, 140, NaN, Infinity].map(percent => (
        <Stars key={percent} percent={percent} label={`${percent}`} />
      ))}
    </Stack>
  ),
})

export const InText = meta.story({
  render: args => (
    <p>
      Nota părinților: <Stars {...args} /> din 14 recenzii.
    </p>
  ),
})
