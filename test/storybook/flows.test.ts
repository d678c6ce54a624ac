import { expect, test } from 'vitest'
import * as flows from '#storybook/flows/flows.ts'
import { stories } from './stories.ts'

test.each(Object.entries(flows))('every step of the flow %s is a story', (_, steps) => {
  const ids = new Set(stories.map(({ id }) => id))
  expect(steps.map(({ story }) => story).filter(id => !ids.has(id))).toEqual([])
})
