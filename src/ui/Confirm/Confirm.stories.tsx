import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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

export const InteractionCancel = meta.story({
  async play({ args }) {
    const question = await screen.findByRole('dialog', { name: 'Esti sigur ca vrei sa stergi acest anunt ?' })
    await waitFor(() => expect(question).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Renunță' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const StateDanger = meta.story({
  args: { isDanger: true, children: <p>Elevii nu îl vor mai găsi, iar descrierea lui se pierde.</p> },
})
