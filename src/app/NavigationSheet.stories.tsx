import { expect, screen as page, userEvent, within } from 'storybook/test'
import type { PersonaId } from '#mocks/personas.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Features/Navigation sheet' })

const opened = (as: PersonaId, last: string, viewport: 'phone320' | 'phone390' = 'phone390') => ({
  ...screen('/teacher', { as, viewport }),
  async play() {
    await shown()
    await userEvent.click(page.getByRole('button', { name: 'Meniu' }))
    const sheet = within(await page.findByRole('dialog', { name: 'Meniu' }))
    await expect(await sheet.findByRole('link', { name: last })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Profesori' })).toHaveAttribute('aria-current', 'page')
  },
})

export const RoleVisitor = meta.story({ ...opened('visitor', 'Autentificare'), tags: ['!test'] })
export const RoleStudent = meta.story({ ...opened('student', 'Ieșire'), tags: ['!test'] })
export const RoleTutor = meta.story({ ...opened('teacher', 'Raport'), tags: ['!test'] })
export const StateLongNameOnANarrowPhone = meta.story(opened('teacherUnpaid', 'Raport', 'phone320'))
