import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Room' })

export const Student = meta.story(screen('/room/12', { as: 'student' }))
export const TeacherOnAPhone = meta.story(screen('/room/12', { as: 'teacher', viewport: 'phone390' }))
