import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Terms' })

export const StateDefault = meta.story(screen('/termeni-si-conditii'))
export const WidthTablet = meta.story({
  ...screen('/termeni-si-conditii', { viewport: 'tablet' }),
  tags: ['!test'],
})
export const WidthPhone = meta.story({
  ...screen('/termeni-si-conditii', { viewport: 'phone320' }),
  tags: ['!test'],
})

export const InteractionSectionLink = meta.story({
  ...screen('/termeni-si-conditii', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('link', { name: 'Date personale' }))
    await waitFor(() => expect(page.getByRole('heading', { name: '11. Date personale' })).toHaveFocus())
  },
})
