import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { endpoints } from '#api/endpoints.ts'
import { type ScreenName, screens } from '#domain/screens.ts'
import { screenGroups, screenNames } from '#domain/screenSelection.ts'
import { root } from '../run.ts'

const header = `# Screens and their endpoints

The table of screens (\`src/domain/screens.ts\`): the names for \`VITE_SCREENS\`, their addresses, and the endpoints that each screen
depends on. Generated from the imports of the modules by \`npm run docs\`; a test fails when it is stale. \`contract.md\` has the
endpoints. \`docs/adoption.md\` tells how to roll out screen by screen.

A screen depends on an endpoint when its page, or a module that the page loads, imports the endpoint's function. The endpoints of the
shell, which every screen has, are listed once. So are those of the dialogs that several screens open.`

/** Returns the text of docs/screens.md. */
export function screensPage(): string {
  const shell = endpointsOf('src/app/AppShell.tsx', false)
  const beyondShell = (names: Set<string>) => list([...names].filter(name => !shell.has(name)))
  const shared = [
    ['Shell', list([...shell])],
    ['Dialogs', beyondShell(endpointsOf('src/app/ModalHost.tsx'))],
  ]
  const rows = screenNames.map(name => {
    const groups = Object.entries(screenGroups).filter(
      ([group, members]) => group !== 'all' && members.includes(name),
    )
    return [
      `\`${name}\``,
      groups.map(([group]) => `\`${group}\``).join(', '),
      `\`${screens[name]}\``,
      beyondShell(endpointsOf(pageOf(name))),
    ]
  })
  const tables = [
    header,
    '## Shared',
    table(['Part', 'Endpoints'], shared),
    '## Screens',
    table(['Name', 'Group', 'Address', 'Endpoints'], rows),
  ].join('\n\n')
  const unused = endpoints.map(({ name }) => name).filter(name => !tables.includes(`\`${name}\``))
  return `${tables}\n\n## Unused\n\nEndpoints of the contract that no screen depends on: ${list(unused)}.\n`
}

const list = (names: string[]) =>
  names
    .toSorted()
    .map(name => `\`${name}\``)
    .join(', ')

const table = (titles: string[], rows: string[][]) =>
  [titles, titles.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** Returns the file of a screen's page, as src/app/routes.tsx imports it. */
function pageOf(name: ScreenName): string {
  if (name === 'notFound') return 'src/features/notFound/notFound.ts'
  const code = readFileSync(join(root, 'src/app/routes.tsx'), 'utf8')
  const [, file] = new RegExp(`'${name}',\\s*\\(\\) => import\\('#(pages/[^']+)'\\)`).exec(code) ?? []
  if (file === undefined) throw new Error(`src/app/routes.tsx has no page of the screen ${name}`)
  return `src/${file}`
}

const endpointNames = new Set(endpoints.map(({ name }) => name))
const imports = /^(?:import|export)\b([^'"]*?)['"]([#.][^'"]+)['"]|\bimport\('([#.][^']+)'\)/gm

/** Returns the names of the endpoints that a module uses, and the modules that it imports, directly or not. */
function endpointsOf(start: string, followsLazy = true): Set<string> {
  const used = new Set<string>()
  const seen = new Set([start])
  for (const file of seen) {
    for (const [, names = '', path = '', lazyPath = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      imports,
    )) {
      if (path === '' && !followsLazy) continue
      const imported = resolveImport(path || lazyPath, file)
      if (imported.startsWith('src/api/'))
        for (const [name] of names.matchAll(/\w+/g))
          endpointsBehind(name, imported).forEach(found => used.add(found))
      else if (/^src\/.*\.tsx?$/.test(imported)) seen.add(imported)
    }
  }
  return used
}

/** Returns the file behind an import such as `#ui/x.ts` or `./x.ts`, as a path from the root. */
function resolveImport(path: string, from: string): string {
  return path.startsWith('#') ? path.replace('#', 'src/') : posix.join(posix.dirname(from), path)
}

/** Returns the endpoint of this name, or the endpoints that a function of src/api with this name calls. */
function endpointsBehind(name: string, file: string): string[] {
  if (endpointNames.has(name)) return [name]
  const code = readFileSync(join(root, file), 'utf8')
  const [body = ''] = new RegExp(`^export (async )?function ${name}\\b[^]*?^}`, 'm').exec(code) ?? []
  return (body.match(/\w+/g) ?? []).filter(word => endpointNames.has(word))
}
