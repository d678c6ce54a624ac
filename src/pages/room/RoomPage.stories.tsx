import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Room', tags: ['!test'] })

export const RoleStudent = meta.story({ ...screen('/room/12', { as: 'student' }), tags: ['test'] })
export const RoleTutorOnAPhone = meta.story(screen('/room/12', { as: 'teacher', viewport: 'phone390' }))
