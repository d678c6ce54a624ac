import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordings } from '#mocks/recorded/all.ts'
import { root } from '#scripts/run.ts'
import { checkName, toList, toModule } from './write.ts'

test('the list of recordings is as `npm run record` writes it', async () => {
  expect(readFileSync(join(root, 'mocks/recorded/all.ts'), 'utf8')).toBe(await toList(recordings))
})

test('the list of recordings survives quotes in a label', async () => {
  const source = await toList({ one: { label: `a'b"c`, start: '2026-11-23T19:30:00', persona: 'visitor' } })
  expect(source).toContain(`label: 'a\\'b"c'`)
  expect(source).toContain(`import('./calls/one.ts')`)
})

test('a recording has one line per call', () => {
  const call = { call: 'getCities', status: 200, milliseconds: 3, answer: [{ Id: 1 }] }
  const lines = toModule([call, call]).split('\n')
  expect(lines.filter(line => line === `  ${JSON.stringify(call)},`)).toHaveLength(2)
})

test('refuses the name of a persona or scenario, and one that is no file name', () => {
  for (const name of ['full', 'teacherunpaid', 'reset', 'Slow', 'a.b', '../x', 'x', ''])
    expect.soft(() => checkName(name), `"${name}" is no name of a recording`).toThrow()
})

test('a recording may be replaced by one of the same name', () => {
  expect(() => checkName('slow-evening')).not.toThrow()
})
