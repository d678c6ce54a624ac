import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Confirm } from './Confirm.tsx'

const meta = preview.meta({
  title: 'Kit/Confirm',
  component: Confirm,
  parameters: {
    usage: {
      when: 'Before an action that cannot be undone.',
      access:
        'A dialog whose question takes the focus, so that all of it is read; Escape and closing answer no.',
      dos: ['Ask about the action, and repeat its verb on the button.'],
      donts: ['Do not confirm what can be undone: do it, and offer to undo.'],
    },
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: {
    open: true,
    question: 'Esti sigur ca vrei sa stergi acest anunt ?',
    confirmLabel: 'Șterge',
    onConfirm: fn(),
    onCancel: fn(),
  },
})

export const StateQuestion = meta.story()

export const StateDanger = meta.story({
  args: { isDanger: true, children: <p>Elevii nu îl vor mai găsi, iar descrierea lui se pierde.</p> },
})
