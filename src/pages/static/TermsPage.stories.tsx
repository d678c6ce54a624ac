import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Terms' })

export const StateDefault = meta.story(screen('/termeni-si-conditii'))
export const WidthPhone = meta.story({
  ...screen('/termeni-si-conditii', { viewport: 'phone320' }),
  tags: ['!test'],
})
