import { useState } from 'react'
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
