import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.ts'

/**
 * Which tests a change can break, by the imports. A browser test opens the whole app, whose pages are loaded by their
 * routes, so imports alone would lead from each of them to everything. It counts instead for the page or feature that
 * it lies beside: for all that the modules of its folder import.
 */

type Imports = Map<string, string[]>

const folders = ['src', 'mocks', 'test', 'scripts', '.storybook']
const isTest = (file: string) => /\.test\.tsx?$|\.stories\.tsx$/.test(file)

/** The modules of the project, each with what it imports before it runs; `import()` is not followed. */
export function readImports(): Imports {
  const files = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(tsx?|css)$/.test(file))
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  return new Map(files.map(file => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const statements = code.matchAll(/^(?:import|export)\b[^'"]*?['"]([#.][^'"]+)['"]/gm)
  return [...statements].flatMap(([, path = '']) => resolve(path, file) ?? [])
}

/** `#ui/x.ts` and `./x.ts` as paths from the root. */
function resolve(path: string, from: string): string | undefined {
  const found = path.startsWith('#')
    ? path
        .replace(/^#(mocks|test|scripts)\//, '$1/')
        .replace(/^#storybook\//, '.storybook/')
        .replace(/^#/, 'src/')
    : relative(root, join(root, dirname(from), path)).replaceAll('\\', '/')
  return existsSync(join(root, found)) ? found : undefined
}

/** The test files that the changed ones can break. */
export function affectedTests(changed: string[], imports: Imports): string[] {
  const tests = [...imports.keys()].filter(isTest)
  return tests.filter(test => {
    const reached = reach([test, ...besides(test, imports)], imports)
    return changed.some(file => reached.has(file))
  })
}

/** The modules that a browser test or a story lies beside; a unit test imports all that it tests. */
function besides(test: string, imports: Imports): string[] {
  const folder = dirname(test)
  if (!test.startsWith('src/') || !test.endsWith('.tsx')) return []
  const isWithFolders = /^src\/(pages|features)\//.test(folder)
  return [...imports.keys()].filter(
    file => !isTest(file) && (isWithFolders ? file.startsWith(`${folder}/`) : dirname(file) === folder),
  )
}

function reach(starts: string[], imports: Imports): Set<string> {
  const reached = new Set<string>()
  const open = [...starts]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    open.push(...(imports.get(file) ?? []))
  }
  return reached
}
