import { expect, fn } from 'storybook/test'
import { holding } from '#storybook/holding.tsx'
import preview from '#storybook/preview.tsx'
import { PillGroup } from './PillGroup.tsx'

const hourAt = (hour: number) => ({ value: String(hour), label: `${hour}:00` })
const hours = [14, 15, 18, 19].map(hourAt)
const scale = Array.from({ length: 11 }, (_, at) => ({ value: String(at), label: String(at) }))

const meta = preview.meta({
  title: 'Kit/PillGroup',
  component: PillGroup,
  parameters: {
    usage: {
      when: 'For a choice of one among a few options that deserve to be seen at once: hours, grades, durations.',
      access: 'One Tab stop; arrows choose. It is read as a group of radio buttons with its label and error.',
      dos: ['Give the ends of a scale their meaning.'],
      donts: ['Do not use it for more than about a dozen options: use Select.'],
    },
  },
  args: { legend: 'Ora', pills: hours, value: null, onValueChange: fn<(value: string) => void>() },
  render: holding(PillGroup),
})

export const StateNothingChosen = meta.story()

const rating = { legend: 'Notă', pills: scale, startLabel: 'foarte slab', endLabel: 'foarte bun' }

export const StateScale = meta.story({ args: { ...rating, value: '8' } })

/** The content of a dialog on the narrowest phone: two rows, so that each pill has room for a finger. */
export const WidthScaleOnANarrowPhone = meta.story({
  args: { ...rating, error: 'Alegeți o notă.' },
  parameters: { width: '280px' },
  async play({ canvas }) {
    const labels = canvas
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ labels: all }) => [...(all ?? [])])
    const pills = labels.map(label => label.getBoundingClientRect())
    await expect(new Set(pills.map(({ top }) => top)).size).toBe(2)
    const edge = canvas.getByRole('radiogroup').getBoundingClientRect().right
    await expect(Math.max(...pills.map(({ right }) => right))).toBeLessThanOrEqual(edge)
    for (const { width, height } of pills) {
      await expect(width).toBeGreaterThanOrEqual(36)
      await expect(height).toBeGreaterThanOrEqual(44)
    }
  },
})

/** With a large font, as on a phone, the scale has two rows. */
export const StateScaleInLargeFont = meta.story({
  args: { ...rating, value: '7' },
  parameters: { width: '180px' },
  async play({ canvas }) {
    const tops = canvas.getAllByRole('radio').map(radio => radio.getBoundingClientRect().top)
    await expect(tops.filter(top => top === tops[0])).toHaveLength(6)
  },
})

export const StateWithDetails = meta.story({
  args: {
    legend: 'Ora ședinței',
    hint: 'Profesorul este în România; alături este ora dvs.',
    pills: hours.map(({ value, label }) => ({ value, label, detail: `${Number(value) - 7}:00 la dvs.` })),
    value: '15',
  },
  globals: { viewport: { value: 'phone320' } },
})

export const StateInvalid = meta.story({ args: { error: 'Alegeți o oră.', hint: 'Ora României.' } })

export const StateDisabled = meta.story({
  args: { disabled: true, value: '14' },
})

export const StateBusy = meta.story({ args: { busy: true } })

export const StateLongLabels = meta.story({
  args: {
    legend: 'Unde doriți să aibă loc ședințele de meditații la matematici financiare și actuariale?',
    pills: [
      { value: 'online', label: 'Online' },
      { value: 'student', label: 'La domiciliul elevului, oriunde în București sau în județul Ilfov' },
      { value: 'teacher', label: 'La profesor', detail: 'Aleea Constructorilor și a Proiectanților nr. 112' },
      { value: 'word', label: 'Nemaipomenitdelungșifărădespărțire' },
    ],
    value: 'student',
  },
  parameters: { width: '288px' },
})

export const StateHiddenLegend = meta.story({
  args: { hideLegend: true, pills: Array.from({ length: 13 }, (_, at) => hourAt(at + 8)), value: '9' },
  async play({ canvas }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Ora' })).toBeVisible()
  },
})
