import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:code-in-use'
const source = join(import.meta.dirname, '../../src')

/**
 * Vite plugin that provides the module `virtual:code-in-use`: the icons that the product imports, and the widths
 * at which its layout changes.
 */
export function codeInUse(): Plugin {
  return {
    name: 'code-in-use',
    resolveId: wanted => (wanted === id ? `\0${id}` : undefined),
    load: wanted => (wanted === `\0${id}` ? moduleOf(readSource()) : undefined),
  }
}

type File = { path: string; text: string }

function readSource(): File[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(css|tsx)$/.test(path) && !/\.(test|stories)\./.test(path))
    .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(source, path), 'utf8') }))
}

function moduleOf(files: File[]): string {
  const icons = usesOf(files, /from 'lucide-react\/icons\/([\w-]+)'/g)
  const widths = usesOf(files, /@((?:media|container)[^{]*\d(?:px|rem)[^{]*?)\s*\{/g)
  return `
    ${icons.map(([name], index) => `import Icon${index} from 'lucide-react/icons/${name}'`).join('\n')}
    export const icons = [${icons
      .map(([name, paths], index) => `{ Icon: Icon${index}, ${fields({ name, paths })} }`)
      .join(', ')}]
    export const widths = [${widths.map(([query, paths]) => `{ ${fields({ query, paths })} }`).join(', ')}]
  `
}

/** Returns what the pattern's group captures, in its order, with the files in which it occurs. */
function usesOf(files: File[], pattern: RegExp): [found: string, paths: string[]][] {
  const uses = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, found = ''] of text.matchAll(pattern))
      uses.set(found, (uses.get(found) ?? new Set()).add(path))
  return [...uses]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([found, paths]) => [found, [...paths]])
}

/** Returns the fields of an object literal. */
const fields = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')
