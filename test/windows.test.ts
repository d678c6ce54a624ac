import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The npm scripts run on Windows too, which has no Unix shell, and backslashes in its paths. */

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test('no npm script has syntax of a shell', () => {
  // Both shells, of Unix and of Windows, know `&&`.
  const commands = Object.values(scripts).flatMap(script => script.split(' && '))
  expect(
    // `=` only within an option: a command begins with its program.
    commands.filter(
      command => !/^(node|vite|vitest|playwright|storybook|prettier) [\w\s./=-]+$/.test(command),
    ),
  ).toEqual([])
})

/** Code that works only where paths have forward slashes, or where tools are not batch files. */
const notOnWindows: Record<string, RegExp> = {
  'a path from a template': /\$\{(root|import\.meta\.dirname)\}\//,
  'the path of a file URL': /import\.meta\.url\)?\.pathname/,
  'a folder of Unix': /['"`]\/(tmp|dev)\b/,
  'a tool of node_modules without run()':
    /(spawn|exec)\w*\(\s*['"`](npm|npx|vite|vitest|tsc|playwright|prettier)\b/,
}

test.each(Object.entries(notOnWindows))('no script has %s', (_, pattern) => {
  const files = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.filter(file => pattern.test(readFileSync(join(root, 'scripts', file), 'utf8')))).toEqual([])
})
