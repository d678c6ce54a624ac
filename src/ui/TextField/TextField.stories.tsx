import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Kit/TextField',
  component: TextField,
  parameters: {
    width: '26rem',
    usage: {
      when: 'For a short text; TextArea, in the same file, for a longer one.',
      access: 'The label, the hint and the error are read with the field; an invalid field is read as such.',
      dos: [
        'Keep the label visible; put examples into the hint.',
        'Say in the error how to correct the text.',
      ],
      donts: ['Do not use the placeholder as the label: it disappears while typing.'],
    },
  },
  args: { label: 'Telefon', type: 'tel', hint: 'Îl vede doar profesorul căruia îi scrieți.' },
})

export const StateWithHint = meta.story()

export const StateOthers = meta.story({
  render: () => (
    <Stack gap={5}>
      <TextField label="Prenume" placeholder="Andreea-Cristina" />
      <TextField
        label="E-mail"
        defaultValue="andreea@"
        hint="Nu îl arătăm nimănui."
        error="Adresa nu este completă."
      />
      <TextField label="Caută un oraș" hideLabel placeholder="Caută un oraș" type="search" />
    </Stack>
  ),
  async play({ canvas }) {
    const field = canvas.getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Adresa nu este completă. Nu îl arătăm nimănui.')
    await expect(canvas.getByRole('searchbox', { name: 'Caută un oraș' })).toBeVisible()
  },
})

export const StateArea = meta.story({
  render: () => (
    <Stack gap={5}>
      <TextArea label="Mesaj" minRows={2} maxRows={5} hint="Spuneți ce materie și când vă este potrivit." />
      <TextArea
        label="Descriere"
        defaultValue={'Profesor cu 12 ani de experiență.\n'.repeat(12)}
        maxRows={4}
        error="Descrierea are cel mult 400 de caractere."
      />
    </Stack>
  ),
})

/** Grows with its text up to `maxRows`, then scrolls. */
export const InteractionAreaGrows = StateArea.extend({
  async play({ canvas }) {
    const area = canvas.getByLabelText('Mesaj')
    const before = area.offsetHeight
    await userEvent.type(area, 'unu{Enter}doi{Enter}trei{Enter}patru')
    await expect(area.offsetHeight).toBeGreaterThan(before)
    await userEvent.type(area, '{Enter}cinci{Enter}șase{Enter}șapte{Enter}opt')
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
})
