import { expect, screen as page, userEvent, within } from 'storybook/test'
import type { PersonaId } from '#mocks/personas.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Features/Account sheet' })

const opened = (as: PersonaId, rest: string, viewport: 'phone320' | 'phone390' = 'phone390') => ({
  ...screen('/u/profile', { as, viewport }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('button', { name: 'Mai mult' }))
    const sheet = within(await page.findByRole('dialog', { name: 'Mai mult' }))
    await expect(sheet.getByRole('link', { name: rest })).toBeVisible()
  },
})

export const RoleStudent = meta.story({ ...opened('student', 'Plățile mele'), tags: ['!test'] })
export const StateLongNameOnANarrowPhone = meta.story(opened('teacherUnpaid', 'Raport', 'phone320'))
