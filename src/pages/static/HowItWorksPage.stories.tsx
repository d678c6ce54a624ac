import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/How it works' })

export const Desktop = meta.story(screen('/CumFunctioneaza'))
export const Tablet = meta.story({ ...screen('/CumFunctioneaza', { viewport: 'tablet' }), tags: ['width'] })
export const Phone = meta.story({ ...screen('/CumFunctioneaza', { viewport: 'phone390' }), tags: ['width'] })
export const NarrowPhone = meta.story({
  ...screen('/CumFunctioneaza', { viewport: 'phone320' }),
  tags: ['width'],
})
