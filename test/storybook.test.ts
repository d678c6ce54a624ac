import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { expect, test } from 'vitest'
import { parts } from '#storybook/docs/parts.ts'
import { displayName } from '#storybook/storyNames.ts'

test('a display name sets the axis apart', () => {
  expect(displayName('State Session Expired')).toBe('State: Session expired')
  expect(displayName('Width On 320')).toBe('Width: On 320')
  expect(displayName('Stateless')).toBe('Stateless')
  expect(displayName('Colours')).toBe('Colours')
})

test('Storybook has the pages to which Welcome links, and a page for each component of the kit', async () => {
  const index = await buildIndex({ configDir: join(import.meta.dirname, '../.storybook') })
  const entries = Object.values(index.entries)
  const ids = entries.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(parts.map(({ id }) => id)))
  const documented = entries.filter(({ type }) => type === 'docs').map(({ title }) => title)
  const kit = entries.map(({ title }) => title).filter(title => title.startsWith('Kit/'))
  expect(documented).toEqual(expect.arrayContaining(kit))
})
