import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Plans', tags: ['!test'] })

export const RoleVisitor = meta.story({ ...screen('/abonamente'), tags: ['test'] })
export const RoleStudent = meta.story(screen('/abonamente', { as: 'student' }))
export const RoleTutor = meta.story(screen('/abonamente', { as: 'teacher' }))
export const RoleUnpaidTutor = meta.story(screen('/abonamente', { as: 'teacherUnpaid' }))
export const StatePending = meta.story(screen('/abonamente', { as: 'teacher', pending: true }))
export const WidthVisitorOnAPhone = meta.story(screen('/abonamente', { viewport: 'phone390' }))

export const StateInsideTheUserArea = meta.story(
  screen('/u/abonamente', { as: 'teacher', viewport: 'desktop' }),
)
