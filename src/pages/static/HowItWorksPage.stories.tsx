import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/How it works' })

export const StateDefault = meta.story(screen('/CumFunctioneaza'))
export const WidthNarrowPhone = meta.story({
  ...screen('/CumFunctioneaza', { viewport: 'phone320' }),
  tags: ['!test'],
})
