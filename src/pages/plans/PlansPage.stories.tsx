import { expect, screen as page } from 'storybook/test'
import type { Fault } from '#mocks/faultKinds.ts'
import preview from '#storybook/preview.tsx'
import { screen, shown } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Plans', tags: ['!test'] })

export const RoleVisitor = meta.story({ ...screen('/abonamente'), tags: ['test'] })
export const RoleStudent = meta.story(screen('/abonamente', { as: 'student' }))
export const RoleTutor = meta.story(screen('/abonamente', { as: 'teacher' }))
export const RoleUnpaidTutor = meta.story(screen('/abonamente', { as: 'teacherUnpaid' }))
export const StatePending = meta.story(screen('/abonamente', { as: 'teacher', pending: true }))
export const WidthVisitorOnAPhone = meta.story(screen('/abonamente', { viewport: 'phone390' }))

/** The profile cannot be read: the page renders as for a visitor. */
const withFailingProfile = (fault: Fault) => ({
  ...screen('/abonamente', { as: 'teacher', faults: { readCurrentProfile: fault } }),
  async play() {
    await shown()
    await expect(page.getByText('Crearea profilului este gratuită.')).toBeVisible()
  },
})

export const StateSessionExpired = meta.story(withFailingProfile('401'))

export const StateInsideTheUserArea = meta.story(
  screen('/u/abonamente', { as: 'teacher', viewport: 'desktop' }),
)
