import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Accessibility' })

export const StateDefault = meta.story(screen('/termeni-si-conditii/accesibilitate'))
export const WidthPhone = meta.story({
  ...screen('/termeni-si-conditii/accesibilitate', { viewport: 'phone320' }),
  tags: ['!test'],
})
