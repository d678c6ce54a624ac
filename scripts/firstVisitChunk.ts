import { firstPages } from '../src/app/firstVisit.ts'

/** Rolldown's graph of modules. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** The pages that visitors begin with and that read data; the tutor's, which must be lightest, last. */
const pages = ['home', 'tutors', 'requests', 'tutor'] as const

/**
 * Names the chunk of each module that a first visit needs, `null` for all others. On a slow line fifty files of half a
 * kilobyte take much longer than three: `app` (the shell, and what the tutor's page shares with another), `lists` (what the
 * other pages share) and one of each page.
 */
export function firstVisitChunk(root: string) {
  let chunks: Map<string, string> | undefined
  return (id: string, modules: Modules): string | null => {
    chunks ??= nameChunks(`${root}/src`, modules)
    return chunks.get(id) ?? null
  }
}

function nameChunks(src: string, modules: Modules): Map<string, string> {
  const chunks = new Map<string, string>()
  for (const page of pages) {
    for (const id of reachable(`${src}/pages/${firstPages[page]}`, modules)) {
      const isShared = chunks.has(id)
      // One stylesheet beside the page's own is enough: styles weigh little.
      chunks.set(id, !isShared ? page : page === 'tutor' || id.includes('.css') ? 'app' : 'lists')
    }
  }
  for (const id of reachable(`${src}/main.tsx`, modules)) chunks.set(id, 'app')
  return chunks
}

/** What the module imports statically, itself included. */
function reachable(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachable(imported, modules, found)
  return found
}
