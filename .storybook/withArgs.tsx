import type { Decorator } from '@storybook/react-vite'
import { Fragment } from 'react'

/**
 * Mounts a specimen again when a control has changed one of its args. So the controls also work for initial
 * values, such as `defaultChecked`, and for specimens that hold their value as a screen does.
 */
export const withArgs: Decorator = (Story, { args, parameters }) =>
  parameters['screen'] ? (
    <Story />
  ) : (
    <Fragment key={keyOf(args)}>
      <Story />
    </Fragment>
  )

/** Returns the args that a control can change, as text. Elements and functions have no control. */
function keyOf(args: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(args).filter(([, value]) => isPlain(value)))
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlain) : value === null || !/object|function/.test(typeof value)
