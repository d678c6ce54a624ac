import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The folder beside `dist` with the source maps of the last production build. */
export const mapsFolder = 'dist-maps'

/**
 * Builds source maps that no file refers to, and moves them out of the build: a host serves all of `dist`, and
 * the sources are not for visitors. `npm run stack` reads them.
 */
export function sourceMaps(): Plugin {
  let root = ''
  return {
    name: 'source-maps',
    apply: (_, { command, mode, isSsrBuild }) => command === 'build' && mode === 'production' && !isSsrBuild,
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir = '' }, bundle) {
      const target = join(root, mapsFolder)
      rmSync(target, { recursive: true, force: true })
      for (const file of Object.keys(bundle).filter(name => name.endsWith('.map'))) {
        mkdirSync(dirname(join(target, file)), { recursive: true })
        renameSync(resolve(root, dir, file), join(target, file))
      }
    },
  }
}
