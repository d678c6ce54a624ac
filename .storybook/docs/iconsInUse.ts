import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:icons-in-use'
const source = join(import.meta.dirname, '../../src')

/** Vite plugin that provides the module `virtual:icons-in-use`: the icons that the product imports. */
export function iconsInUse(): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: wanted => (wanted === id ? `\0${id}` : undefined),
    load: wanted => (wanted === `\0${id}` ? moduleOf(findUses()) : undefined),
  }
}

/** Returns the files that import an icon, by its name. */
function findUses(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!path.endsWith('.tsx') || /\.(test|stories)\./.test(path)) continue
    for (const [, name = ''] of readFileSync(join(source, path), 'utf8').matchAll(
      /from 'lucide-react\/icons\/([\w-]+)'/g,
    ))
      uses.set(name, [...(uses.get(name) ?? []), path])
  }
  return new Map([...uses].toSorted(([one], [other]) => one.localeCompare(other)))
}

const moduleOf = (uses: Map<string, string[]>) => `
  ${[...uses.keys()].map((name, index) => `import Icon${index} from 'lucide-react/icons/${name}'`).join('\n')}
  export const icons = [${[...uses]
    .map(([name, paths], index) => `{ Icon: Icon${index}, name: '${name}', paths: ${JSON.stringify(paths)} }`)
    .join(', ')}]
`
