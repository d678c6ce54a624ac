import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')

// Not by import.meta.glob: knip would take every export of these modules as used.
const modules = globSync('**/*.{ts,tsx}', {
  cwd: src,
  // The entry scripts run in a page.
  exclude: ['main.tsx', 'app/firstVisit/early.ts', '**/*.{test,stories}.{ts,tsx}', '**/*.d.ts'],
})

test('finds the modules of src', () => {
  expect(modules.length).toBeGreaterThan(80)
})

// The build renders pages to HTML in Node, so no module may use `window`, `document` or `location` while it
// is evaluated.
test('every module evaluates without a DOM', async () => {
  expect(typeof globalThis.document).toBe('undefined')
  for (const file of modules)
    await expect.soft(import(/* @vite-ignore */ join(src, file)), file).resolves.toBeDefined()
})
