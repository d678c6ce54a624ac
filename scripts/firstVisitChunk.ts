import { join } from 'node:path'
import { normalizePath } from 'vite'
import { firstPages } from '../src/app/firstVisit/pages.ts'

/** Rolldown's module graph. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Pages that visitors land on and that read data. The tutor's page, which must load least, comes last (see
 * `nameChunks`).
 */
const pages = ['home', 'tutors', 'requests', 'tutor'] as const

/**
 * Returns a function that names the chunk of each module that a first visit needs, and returns `null` for all
 * others. On a slow line fifty files of half a kilobyte take much longer than three files: `app` (the shell,
 * and modules that the tutor's page shares with another page), `lists` (modules that the other pages share),
 * one file of each page, and `firstFree`.
 */
export function firstVisitChunk(root: string) {
  let chunks: Map<string, string> | undefined
  return (id: string, modules: Modules): string | null => {
    // On Windows too, the names of modules have forward slashes.
    chunks ??= nameChunks(normalizePath(join(root, 'src')), modules)
    return chunks.get(id) ?? null
  }
}

function nameChunks(src: string, modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>()
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? []
  for (const page of pages) {
    for (const id of reachable(`${src}/pages/${firstPages[page]}`, importsOf)) {
      const isShared = chunks.has(id)
      // Shared styles go to `app` and never to `lists`: they are small, and one more stylesheet would be one
      // more file.
      chunks.set(id, !isShared ? page : page === 'tutor' || id.includes('.css') ? 'app' : 'lists')
    }
  }
  for (const id of reachable(`${src}/main.tsx`, importsOf)) chunks.set(id, 'app')
  // A tutor's first free hour, which a first visit loads once it is idle, without the rest of the booking. What it shares with
  // another page goes to `app`, like all that the tutor's page shares: else it would load that page.
  for (const id of reachable(`${src}/features/booking/FirstFreeHour.tsx`, importsOf)) {
    const chunk = chunks.get(id)
    if (id.startsWith(src) && chunk !== 'app' && chunk !== 'tutor')
      chunks.set(id, chunk ? 'app' : 'firstFree')
  }
  return chunks
}

/** Returns a module or chunk with its direct and indirect static imports; `importsOf` returns the direct imports of one. */
export function reachable<Item>(
  item: Item,
  importsOf: (item: Item) => readonly Item[],
  found = new Set<Item>(),
): Set<Item> {
  if (found.has(item)) return found
  found.add(item)
  for (const imported of importsOf(item)) reachable(imported, importsOf, found)
  return found
}
