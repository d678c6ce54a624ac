import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.ts'

/**
 * Finds the tests that a change can break, by the imports of the modules. A browser test opens the whole app,
 * whose routes load every page with `import()`: following these would lead from each test to everything, so
 * they are not followed. A browser test counts instead as if it imported all modules of the folder it is in.
 */

type Imports = Map<string, string[]>

const folders = ['src', 'mocks', 'test', 'scripts', '.storybook']
const isTest = (file: string) => /\.test\.tsx?$|\.stories\.tsx$/.test(file)

/** Returns the modules of the project, each with its static imports; `import()` is not followed. */
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
  return [...statements].flatMap(([, path = '']) => resolveImport(path, file) ?? [])
}

/** Returns an import such as `#ui/x.ts` or `./x.ts` as a path from the root; `undefined` without such a file. */
export function resolveImport(path: string, from: string): string | undefined {
  const file = path.startsWith('#')
    ? path
        .replace(/^#(mocks|test|scripts)\//, '$1/')
        .replace(/^#storybook\//, '.storybook/')
        .replace(/^#/, 'src/')
    : relative(root, join(root, dirname(from), path)).replaceAll('\\', '/')
  return existsSync(join(root, file)) ? file : undefined
}

/** Returns the test files that the changed files can break. */
export function affectedTests(changed: string[], imports: Imports): string[] {
  const tests = [...imports.keys()].filter(isTest)
  return tests.filter(test => {
    const reached = reach([test, ...testedModules(test, imports)], imports)
    return changed.some(file => reached.has(file))
  })
}

/**
 * Returns the modules that a browser test or a story tests: those of its folder, with subfolders for pages
 * and features. Returns none for a unit test, which imports all that it tests.
 */
function testedModules(test: string, imports: Imports): string[] {
  const folder = dirname(test)
  if (!test.startsWith('src/') || !test.endsWith('.tsx')) return []
  const hasSubfolders = /^src\/(pages|features)\//.test(folder)
  return [...imports.keys()].filter(
    file => !isTest(file) && (hasSubfolders ? file.startsWith(`${folder}/`) : dirname(file) === folder),
  )
}

/** Returns the modules that can be reached by imports, the first ones included. */
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
