import preview from '#storybook/preview.tsx'
import { BackHeader } from './BackHeader.tsx'

const meta = preview.meta({
  title: 'Kit/BackHeader',
  component: BackHeader,
  parameters: {
    usage: {
      when: 'At the top of a screen that is opened from a list, such as one request.',
      access: 'The link comes before the heading of the screen.',
      dos: ['Link to the list, with the filters it had.'],
      donts: ['Do not put it on a screen of the main navigation: use ScreenHeader.'],
    },
  },
  args: {
    to: '/solicitare-de-meditatii',
    back: 'Toate solicitările',
    children: 'Am nevoie de meditatii la Matematică pentru Evaluarea Națională',
  },
})

export const StateDefault = meta.story()
