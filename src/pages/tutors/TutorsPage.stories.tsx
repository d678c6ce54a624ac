import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Tutor list' })

export const Subject = meta.story(screen('/Matematica'))
export const All = meta.story(screen('/teacher'))
