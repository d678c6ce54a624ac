import { expect, fn, userEvent } from 'storybook/test'
import { usage } from '#storybook/docs/usage.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Stack } from '#storybook/layout.tsx'
import { Alert } from './Alert.tsx'

const onClose = fn()

const meta = preview.meta({
  title: 'Kit/Alert',
  component: Alert,
  parameters: usage({
    when: 'A message that belongs to its place on the page: why a list is missing, what was saved, what the user should know first.',
    dos: ['Say what happened and what the user can do next.'],
    donts: [
      'Do not show the error of a field here: fields show their own.',
      'Do not report the outcome of an action here after its form has closed: that is a toast.',
    ],
  }),
  args: { children: 'Profilul dvs. este verificat de un coleg. Durează cel mult o zi.' },
  render: args => (
    <Stack width="34rem">
      <Alert {...args} />
    </Stack>
  ),
})

export const StateInformation = meta.story({
  args: { tone: 'info' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
})

export const StateSuccess = meta.story({
  args: { tone: 'success', children: 'Mesajul a fost trimis.', onClose },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mesajul a fost trimis.')
  },
})

export const InteractionClose = StateSuccess.extend({
  async play({ canvas }) {
    onClose.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Închide notificarea' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

export const StateFailure = meta.story({
  args: {
    tone: 'error',
    title: 'Lista profesorilor nu a putut fi încărcată',
    children: 'Verificați conexiunea la internet.',
    action: (
      <Button variant="secondary" size="small">
        Încearcă din nou
      </Button>
    ),
    onClose,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** One of the two red notices: it belongs to the screen, and is not announced. */
export const StateStatic = meta.story({
  args: { tone: 'error', title: 'Nu aveți un abonament activ', isStatic: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
