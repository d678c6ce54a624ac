import { useState } from 'react'
import type { ComponentProps } from 'react'
import { within } from 'storybook/test'
import { Combobox } from './Combobox.tsx'

export type Place = { Id: number; Name: string; County?: string }

export const subjects: Place[] = [
  'Limba română',
  'Matematică',
  'Informatică',
  'Fizică',
  'Chimie',
  'Biologie',
  'Istorie',
  'Geografie',
  'Limba engleză',
  'Limba franceză',
  'Limba germană',
  'Matematici financiare și actuariale pentru admiterea la facultate',
  'Pian',
].map((Name, index) => ({ Id: index + 1, Name }))

/** Queries within the body: a combobox renders its list there, outside the story's own element. */
export const page = () => within(document.body)

export const names = () =>
  page()
    .queryAllByRole('option')
    .map(option => option.textContent)

/** Holds the choice, as a screen does. */
export function Controlled(props: ComponentProps<typeof Combobox<Place>>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <Combobox
        {...props}
        value={value}
        onValueChange={item => {
          setValue(item)
          props.onValueChange(item)
        }}
      />
    </div>
  )
}
