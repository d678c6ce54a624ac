import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Dialog,
  parameters: {
    usage: {
      when: 'For a short task that interrupts the page and returns to it: writing a message, rating, confirming.',
      access:
        'The focus stays in it and returns to what opened it; Escape closes. It is read with its title.',
      dos: [
        'Choose `sheet` for settings of the page behind it, such as filters.',
        'Keep the main action in the footer, where it stays visible.',
      ],
      donts: [
        'Do not open a dialog from a dialog.',
        'Do not put a task there that people interrupt to look something up: give it a screen.',
      ],
    },
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Scrieți-i Anei',
    description: 'Primiți răspunsul prin e-mail.',
    children: <TextField label="Telefon" />,
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Contactează
        </Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Renunță
              </Button>
              <Button onClick={() => setOpen(false)}>Trimite</Button>
            </>
          }
        />
      </>
    )
  },
})

const page = () => within(document.body)
const dialog = () => page().findByRole('dialog', { name: 'Scrieți-i Anei' })
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

export const StateModal = meta.story()

export const StateSheet = meta.story({ args: { variant: 'sheet' } })

export const StateLongContent = meta.story({
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. Profesorul confirmă ședința cu cel puțin douăzeci și patru de ore înainte de ora
        stabilită.
      </p>
    )),
  },
  globals: { viewport: { value: 'phone320' } },
})

export const InteractionByKeyboard = meta.story({
  args: { open: false },
  async play({ canvas, step }) {
    const opener = canvas.getByRole('button', { name: 'Contactează' })
    await step('the focus goes to the first field', async () => {
      opener.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await dialog()).toHaveAccessibleDescription('Primiți răspunsul prin e-mail.')
      await waitFor(() => expect(page().getByLabelText('Telefon')).toHaveFocus())
    })
    await step('Tab stays inside', async () => {
      for (let press = 0; press < 6; press++) {
        await userEvent.tab()
        await waitFor(() => expect(page().getByRole('dialog')).toContainElement(activeElement()))
      }
    })
    await step('Escape closes the dialog and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

export const InteractionClosed = meta.story({
  args: { open: false },
  async play({ canvas, step }) {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Contactează' }))
    await step('by its button', async () => {
      await open()
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Închide' }))
      await gone()
    })
    await step('by a press beside it', async () => {
      await open()
      await dialog()
      const beside = document.elementFromPoint(4, 4)
      if (!beside) throw new Error('Nothing lies beside the dialog')
      await userEvent.click(beside)
      await gone()
    })
  },
})

function activeElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
