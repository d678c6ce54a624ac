import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

test('reads the base, the filter and the number of pages', () => {
  expect(parseOptions(['--base', 'main~2', '--filter', 'Kit/Badge', '--pages', '3'])).toEqual({
    base: 'main~2',
    filter: 'Kit/Badge',
    pages: 3,
  })
})

test('compares all stories with the last commit by default', () => {
  expect(parseOptions([])).toMatchObject({ base: 'HEAD', filter: '' })
  expect(parseOptions([]).pages).toBeGreaterThanOrEqual(2)
})

test('rejects unknown options and invalid values with the usage', () => {
  for (const [row, args] of [
    ['an unknown option', ['--bases', 'main']],
    ['an argument that is no option', ['main']],
    ['an option without its value', ['--base']],
    ['an empty base', ['--base', '']],
    // git would read it as an option of its own.
    ['a base that looks like an option', ['--base=--output=x']],
    ['no pages', ['--pages', '0']],
    ['a number of pages that is no number', ['--pages', 'two']],
  ] as const)
    expect
      .soft(() => parseOptions([...args]), `rejects ${row} with the usage`)
      .toThrow('npm run visual -- [--base <commit>]')
})
