import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Confirm } from './Confirm.tsx'

const meta = preview.meta({
  title: 'Kit/Confirm',
  component: Confirm,
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
    await userEvent.click(await screen.findByRole('button', { name: 'Renunță' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const StateDanger = meta.story({
  args: { isDanger: true, children: 'Elevii nu îl vor mai găsi, iar descrierea lui se pierde.' },
})

export const InteractionConfirm = StateDanger.extend({
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Șterge' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const StateBusy = meta.story({ args: { isDanger: true, busy: true } })
