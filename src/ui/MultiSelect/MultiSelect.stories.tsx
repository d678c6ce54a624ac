import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const sciences = {
  Name: 'Științe exacte',
  Options: ['Matematică', 'Fizică', 'Chimie', 'Informatică'].map((Name, index) => ({ Id: index + 1, Name })),
}
const languages = {
  Name: 'Limbi străine',
  Options: [
    { Id: 11, Name: 'Limba engleză' },
    { Id: 12, Name: 'Limba franceză, cu pregătire pentru examenele DELF și DALF' },
  ],
}

const meta = preview.meta({
  title: 'Kit/MultiSelect',
  component: MultiSelect,
  parameters: {
    width: '32rem',
    usage: {
      when: 'For choosing several of many options that are grouped, such as the subjects a tutor teaches.',
      access:
        'Space ticks; Enter in the search does not send the form. The number of chosen and of matching options is announced.',
      donts: ['Do not use it for a handful of options: show checkboxes.'],
    },
  },
  args: {
    groups: [sciences, languages],
    value: [1, 12],
    onChange: fn<(value: number[]) => void>(),
    searchLabel: 'Caută o materie',
    none: 'Nicio materie aleasă',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <MultiSelect {...args} value={value} onChange={setValue} />
  },
})

export const StateGroups = meta.story()
export const WidthPhone = meta.story({ globals: { viewport: { value: 'phone320' } } })
export const StateOneList = meta.story({ args: { groups: [sciences], value: [] } })

export const StateSearched = meta.story({
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'franceza')
    canvas.getByRole('searchbox').blur()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
  },
})
