import { expect, test } from 'vitest'

const modules = import.meta.glob([
  '../src/**/*.{ts,tsx}',
  // Entries: they run in a page.
  '!../src/main.tsx',
  '!../src/app/early.ts',
  '!../src/**/*.{test,stories}.{ts,tsx}',
  '!../src/**/*.d.ts',
])

test('there are modules to look at', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(80)
})

// Pages can then be rendered to HTML at build time: nothing touches `window`, `document` or `location` when it loads.
test.each(Object.entries(modules))('%s evaluates without a DOM', async (_, load) => {
  expect(typeof globalThis.document).toBe('undefined')
  await expect(load()).resolves.toBeDefined()
})
