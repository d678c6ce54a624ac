import { expect, test } from 'vitest'
import { describeReport } from './stack.ts'

/** Line 1, column 1 of the built file is line 3, column 5 of src/app/AppShell.tsx. */
const map = JSON.stringify({
  version: 3,
  sources: ['../../src/app/AppShell.tsx'],
  names: [],
  mappings: 'AAEI',
})
const readMap = (file: string) => (file === 'assets/app-Ab12cd3.js' ? map : undefined)

const report = (file: string) =>
  JSON.stringify({
    build: 'b1',
    entries: [{ kind: 'error', route: '/u', name: 'TypeError', frames: [{ file, line: 1, column: 1 }] }],
  })
const expected = 'error on /u, build b1, name: TypeError\n  at src/app/AppShell.tsx:3:5'

test('prints the lines of the sources for each kind of report', () => {
  for (const [row, text, printed] of [
    ['one report', report('assets/app-Ab12cd3.js'), expected],
    ['a list', `[${report('assets/app-Ab12cd3.js')}]`, expected],
    ['one report per line', `${report('assets/app-Ab12cd3.js')}\n`.repeat(2), `${expected}\n\n${expected}`],
  ] as const)
    expect.soft(describeReport(text, readMap), `prints the lines of the sources for ${row}`).toBe(printed)
})

test('reports a missing map of the file', () => {
  expect(describeReport(report('assets/old-0000000.js'), readMap)).toContain(
    'at assets/old-0000000.js:1:1 (no source map of this build)',
  )
})

test('reports a position for which the map has no source', () => {
  const empty = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' })
  expect(describeReport(report('assets/app-Ab12cd3.js'), () => empty)).toContain('(no source of ours)')
})

test('prints the fields of entries without a stack', () => {
  const text = '{"build":"","entries":[{"kind":"vitals","route":"/","LCP":1200}]}'
  expect(describeReport(text, readMap)).toBe('vitals on /, LCP: 1200')
})

test('refuses any other text', () => {
  for (const text of ['', 'no JSON', '{"entries":1}'])
    expect.soft(() => describeReport(text, readMap), `refuses ${JSON.stringify(text)}`).toThrow()
})
