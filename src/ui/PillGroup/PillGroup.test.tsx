import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { holding } from '#storybook/holding.tsx'
import { PillGroup } from './PillGroup.tsx'

const hours = [
  { value: '14', label: '14:00', detail: 'ora României' },
  { value: '15', label: '15:00', detail: 'ora României' },
  { value: '18', label: '18:00' },
]

type Options = Partial<ComponentProps<typeof PillGroup>>

const Holder = holding(PillGroup)
const ignore = () => {}

function show(options: Options = {}) {
  const reported: string[] = []
  const group = (more: Options) => (
    <Holder
      legend="Ora"
      pills={hours}
      value={null}
      {...options}
      {...more}
      onValueChange={value => reported.push(value)}
    />
  )
  const { rerender } = render(group({}))
  return { reported, change: (more: Options) => rerender(group(more)) }
}

const group = () => screen.getByRole('radiogroup', { name: 'Ora' })
const pill = (name: string) => screen.getByRole('radio', { name })

test('a press chooses a pill, and the detail is part of its name', async () => {
  const { reported } = show()
  await userEvent.click(pill('14:00 ora României'))
  expect(pill('14:00 ora României')).toBeChecked()
  await userEvent.click(screen.getByText('18:00'))
  expect(pill('18:00')).toBeChecked()
  expect(pill('14:00 ora României')).not.toBeChecked()
  expect(reported).toEqual(['14', '18'])
})

test('while busy a press reports nothing, and the focus stays', async () => {
  const { reported, change } = show({ value: '14' })
  await userEvent.click(pill('14:00 ora României'))
  change({ busy: true })
  expect(group()).toHaveAttribute('aria-busy', 'true')
  expect(pill('14:00 ora României')).toHaveFocus()
  await userEvent.click(pill('18:00'))
  expect(pill('18:00')).not.toBeChecked()
  expect(pill('14:00 ora României')).toBeChecked()
  change({ busy: false })
  expect(group()).not.toHaveAttribute('aria-busy')
  await userEvent.click(pill('18:00'))
  expect(reported).toEqual(['18'])
})

test('the group is required, and the error, the hint and the ends of the scale describe it', () => {
  show({ error: 'Alegeți o oră.', hint: 'Ora României.', startLabel: 'devreme', endLabel: 'târziu' })
  expect(group()).toBeRequired()
  expect(group()).toBeInvalid()
  expect(group()).toHaveAccessibleDescription('Alegeți o oră. Ora României. 14:00: devreme 18:00: târziu')
})

test('a script can focus the group', () => {
  const ref = createRef<HTMLFieldSetElement>()
  show({ ref })
  ref.current?.focus()
  expect(group()).toHaveFocus()
})

test('groups do not share a choice', () => {
  const groupOf = (value: string) => (
    <PillGroup legend="Ora" pills={hours} value={value} onValueChange={ignore} />
  )
  render(
    <form>
      {groupOf('14')}
      {groupOf('18')}
      {groupOf('14')}
    </form>,
  )
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3)
})
