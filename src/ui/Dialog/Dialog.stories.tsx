import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inFrame, usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Dialog,
  parameters: {
    ...usage({
      when: 'For a short task that interrupts the page and returns to it: writing a message, rating, confirming.',
      dos: [
        'Choose `sheet` for settings of the page behind it, such as filters.',
        'Keep the main action in the footer, where it stays visible.',
      ],
      donts: [
        'Do not open a dialog from a dialog.',
        'Do not put a task there that people interrupt to look something up: give it a screen.',
      ],
    }),
    ...inFrame('34rem'),
  },
  args: {
    open: false,
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

export const InteractionByKeyboard = meta.story({
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

export const InteractionClosedByItsButton = meta.story({
  args: { open: true },
  async play() {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Închide' }))
    await gone()
  },
})

export const InteractionClosedByAPressBeside = meta.story({
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Contactează' }))
    await dialog()
    const beside = document.elementFromPoint(4, 4)
    if (!beside) throw new Error('Nothing lies beside the dialog')
    await userEvent.click(beside)
    await gone()
  },
})

export const StateModal = meta.story({ args: { open: true } })

export const StateLongContent = meta.story({
  args: {
    open: true,
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        {index + 1}. Profesorul confirmă ședința cu cel puțin douăzeci și patru de ore înainte de ora
        stabilită.
      </p>
    )),
  },
  globals: { viewport: { value: 'phone320' } },
  async play() {
    const { height, top } = (await dialog()).getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(top + height).toBeLessThanOrEqual(window.innerHeight)
    await expect(page().getByRole('button', { name: 'Trimite' })).toBeVisible()
  },
})

export const StateSheet = meta.story({ args: { open: true, variant: 'sheet' } })

export const WidthSheetOnAPhone = meta.story({
  tags: ['!test'],
  args: { open: true, variant: 'sheet' },
  globals: { viewport: { value: 'phone320' } },
})

function activeElement() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
