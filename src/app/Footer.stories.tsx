import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Features/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
})

export const StateDefault = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Termeni și condiții' })).toHaveAttribute(
      'href',
      '/termeni-si-conditii',
    )
  },
})
