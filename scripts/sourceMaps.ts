import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Returns the folder beside a build with its source maps: `dist-maps`. */
export const mapsFolderOf = (outDir: string) => `${outDir}-maps`

/**
 * Moves the source maps out of a build: a host serves all of `dist`, and the sources are not for visitors.
 * `npm run stack` reads them.
 */
export function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    apply: (_, { command, mode, isSsrBuild }) => command === 'build' && mode === 'production' && !isSsrBuild,
    writeBundle({ dir = '' }, bundle) {
      const target = mapsFolderOf(dir)
      rmSync(target, { recursive: true, force: true })
      for (const file of Object.keys(bundle).filter(name => name.endsWith('.map'))) {
        mkdirSync(dirname(join(target, file)), { recursive: true })
        renameSync(join(dir, file), join(target, file))
      }
    },
  }
}
