import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { reachable } from '../../scripts/firstVisitChunk.ts'

const id = 'virtual:in-use'
const source = join(import.meta.dirname, '../../src')

/** Vite plugin that provides the module `virtual:in-use`: the icons that the product imports, and where the kit is used. */
export function inUse(): Plugin {
  return {
    name: 'in-use',
    resolveId: wanted => (wanted === id ? `\0${id}` : undefined),
    load: wanted =>
      wanted === `\0${id}`
        ? `${iconsModule()}\nexport const screens = ${JSON.stringify(screensOfKit())}`
        : undefined,
  }
}

const read = (path: string) => readFileSync(join(source, path), 'utf8')
const files = () => readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted()

function iconsModule(): string {
  const uses = new Map<string, string[]>()
  for (const path of files()) {
    if (!path.endsWith('.tsx') || /\.(test|stories)\./.test(path)) continue
    for (const [, name = ''] of read(path).matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g))
      uses.set(name, [...(uses.get(name) ?? []), path])
  }
  const icons = [...uses].toSorted(([one], [other]) => one.localeCompare(other))
  return `
    ${icons.map(([name], index) => `import Icon${index} from 'lucide-react/icons/${name}'`).join('\n')}
    export const icons = [${icons
      .map(
        ([name, paths], index) => `{ Icon: Icon${index}, name: '${name}', paths: ${JSON.stringify(paths)} }`,
      )
      .join(', ')}]
  `
}

/** Returns the titles of the screens whose code imports a folder of the kit, directly or through others, by the folder's name. */
function screensOfKit(): Record<string, string[]> {
  const screens: Record<string, string[]> = {}
  for (const path of files()) {
    const page = path.replace('.stories.tsx', '.tsx')
    if (page === path || !existsSync(join(source, page))) continue
    const [, title] = /title: 'Screens\/([^']+)'/.exec(read(path)) ?? []
    if (title === undefined) continue
    const folders = [...reachable(page, importsOf)].map(one => /^ui\/(\w+)\//.exec(one)?.[1] ?? '')
    for (const folder of new Set(folders)) (screens[folder] ??= []).push(title)
  }
  return screens
}

/** Returns the modules of the product that a module imports, as paths below `src`. */
function importsOf(path: string): string[] {
  const found = [...read(path).matchAll(/(?:from |import\()'(#|\.\.?\/)([^']+\.tsx?)'/g)]
  return found
    .map(([, start = '', rest = '']) => (start === '#' ? rest : join(dirname(path), start, rest)))
    .filter(one => existsSync(join(source, one)))
}
