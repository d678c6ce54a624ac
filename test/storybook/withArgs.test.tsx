import { fireEvent, render, screen } from '@testing-library/react'
import { createContext, useContext } from 'react'
import { expect, test } from 'vitest'
import { withArgs } from '#storybook/withArgs.tsx'

type Context = Parameters<typeof withArgs>[1]

const Args = createContext<Record<string, unknown>>({})

function Story() {
  const { defaultValue } = useContext(Args)
  return <input aria-label="Nume" defaultValue={String(defaultValue)} />
}

/** An uncontrolled field with the decorator, as a specimen of the kit or as a screen. */
function Decorated({ args, inScreen = false }: { args: Record<string, unknown>; inScreen?: boolean }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the decorator reads nothing else of the context
  const context = { args, parameters: { screen: inScreen } } as unknown as Context
  return <Args value={args}>{withArgs(Story, context)}</Args>
}

const field = () => screen.getByRole('textbox')

test('a control of an initial value mounts the specimen again', () => {
  const { rerender } = render(<Decorated args={{ defaultValue: 'Ana' }} />)
  rerender(<Decorated args={{ defaultValue: 'Ioan' }} />)
  expect(field()).toHaveValue('Ioan')
})

test('a new function or element leaves the specimen as it is', () => {
  const { rerender } = render(<Decorated args={{ defaultValue: 'Ana', onClick: () => 1, icon: <b /> }} />)
  fireEvent.change(field(), { target: { value: 'typed' } })
  rerender(<Decorated args={{ defaultValue: 'Ana', onClick: () => 2, icon: <i /> }} />)
  expect(field()).toHaveValue('typed')
})

test('a screen stays mounted', () => {
  const { rerender } = render(<Decorated inScreen args={{ defaultValue: 'Ana' }} />)
  rerender(<Decorated inScreen args={{ defaultValue: 'Ioan' }} />)
  expect(field()).toHaveValue('Ana')
})
