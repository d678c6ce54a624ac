import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Contact' })

export const StateDefault = meta.story(screen('/Contact'))
export const WidthPhone = meta.story({ ...screen('/Contact', { viewport: 'phone320' }), tags: ['!test'] })

export const StateQuestionOpen = meta.story({
  ...screen('/Contact', { viewport: 'phone390' }),
  async play() {
    await shown()
    await userEvent.click(page.getByText('Pot anula o programare?'))
    await expect(page.getByText(/pot anula o programare înainte ca ședința să înceapă/)).toBeVisible()
  },
})
