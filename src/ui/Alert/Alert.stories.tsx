import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Alert } from './Alert.tsx'

const meta = preview.meta({
  title: 'Kit/Alert',
  component: Alert,
  parameters: {
    width: '34rem',
    usage: {
      when: 'A message that belongs to its place on the page: why a list is missing, what was saved, what the user should know first.',
      access:
        'Announced when it appears: an error at once, other tones in turn. One that is part of the page from the start (`isStatic`) is not.',
      dos: ['Say what happened and what the user can do next.'],
      donts: [
        'Do not show the error of a field here: fields show their own.',
        'Do not report the outcome of an action here after its form has closed: that is a toast.',
      ],
    },
  },
  args: { children: 'Profilul dvs. este verificat de un coleg. Durează cel mult o zi.' },
})

export const StateInformation = meta.story({ args: { tone: 'info' } })

/** A static one belongs to the screen, and is not announced. */
export const StateTones = meta.story({
  render: () => (
    <Stack gap={5}>
      <Alert tone="success" onClose={fn()}>
        Mesajul a fost trimis.
      </Alert>
      <Alert
        tone="error"
        title="Lista profesorilor nu a putut fi încărcată"
        action={
          <Button variant="secondary" size="small">
            Încearcă din nou
          </Button>
        }
        onClose={fn()}
      >
        Verificați conexiunea la internet.
      </Alert>
      <Alert tone="error" title="Nu aveți un abonament activ" isStatic />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mesajul a fost trimis.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verificați conexiunea')
  },
})
