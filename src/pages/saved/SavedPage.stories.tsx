import { expect, screen as page, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Saved ads', tags: ['!test'] })

export const StateEmpty = meta.story(screen('/salvati'))

export const StateSaved = meta.story({
  ...screen('/Matematica', { viewport: 'phone390' }),
  async play() {
    await shown()
    for (const heart of (await page.findAllByRole('button', { name: /^Salvează: / })).slice(0, 3))
      await userEvent.click(heart)
    await userEvent.click(page.getByRole('button', { name: 'Meniu' }))
    await userEvent.click(await page.findByRole('link', { name: 'Salvați' }))
    await expect(await page.findByRole('list', { name: 'Anunțuri salvate' })).toBeVisible()
  },
  tags: ['test'],
})
