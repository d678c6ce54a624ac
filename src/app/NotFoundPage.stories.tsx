import preview from '#storybook/preview.tsx'
import { screen } from '#storybook/screen.tsx'

const meta = preview.meta({ title: 'Screens/Not found' })

export const StateUnknownSubject = meta.story(screen('/Astrologie'))
export const StateWithoutGroups = meta.story(screen('/Astrologie', { faults: { getMains: '500' } }))
