import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BackHeader } from './BackHeader.tsx'

const meta = preview.meta({
  title: 'Kit/BackHeader',
  component: BackHeader,
  args: {
    to: '/solicitare-de-meditatii',
    back: 'Toate solicitările',
    children: 'Am nevoie de meditatii la Matematică pentru Evaluarea Națională',
  },
})

export const StateDefault = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Toate solicitările' })).toHaveAttribute(
      'href',
      '/solicitare-de-meditatii',
    )
  },
})
