import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Login' })

const address = '/Account/Login?returnUrl=%2Fu%2Fprofile'

export const StateProduction = meta.story(screen(address, { pages: [] }))
export const StateMocked = meta.story(screen(address))
export const RoleStudentMocked = meta.story(screen(address, { as: 'student', viewport: 'phone320' }))
