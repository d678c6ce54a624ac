import { expect, test } from 'vitest'

const modules = import.meta.glob([
  '../src/**/*.{ts,tsx}',
  // The entry scripts run in a page.
  '!../src/main.tsx',
  '!../src/app/early.ts',
  '!../src/**/*.{test,stories}.{ts,tsx}',
  '!../src/**/*.d.ts',
])

test('finds the modules of src', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(80)
})

// The build renders pages to HTML in Node, so no module may use `window`, `document` or `location` while it
// is evaluated.
test.each(Object.entries(modules))('%s evaluates without a DOM', async (_, load) => {
  expect(typeof globalThis.document).toBe('undefined')
  await expect(load()).resolves.toBeDefined()
})
