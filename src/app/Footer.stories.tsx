import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Features/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  // The theme switch changes the whole document and stores the choice.
  beforeEach: () => () => {
    localStorage.removeItem('theme')
    document.documentElement.dataset['theme'] = 'light'
  },
})

export const StateDefault = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Termeni și condiții' })).toHaveAttribute(
      'href',
      '/termeni-si-conditii',
    )
  },
})

export const WidthPhone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone320' } } })

export const InteractionThemeSwitch = meta.story({
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Întunecat' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(canvas.getByRole('radio', { name: 'Întunecat' })).toBeChecked()
  },
})
