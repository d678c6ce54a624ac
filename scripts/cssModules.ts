import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The cascade layer of the CSS modules of each folder of `src`. */
const layerOf: Record<string, string> = { ui: 'kit', features: 'feature', pages: 'page', app: 'page' }

/**
 * Puts each CSS module into the layer of its folder, so that a page overrides a feature, and a feature the kit,
 * whatever the selectors and the order of the files (decision 0023).
 */
export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.module\.css$/ },
      handler: (code, id) => ({ code: inLayer(code, id), map: null }),
    },
  }
}

/** Returns the CSS of a module in its layer. @throws Error when the module's folder has no layer */
export function inLayer(css: string, path: string): string {
  const [, folder = ''] = /.*\/src\/(\w+)\//.exec(path) ?? []
  const layer = layerOf[folder]
  if (layer === undefined) throw new Error(`CSS modules of src/${folder} have no layer`)
  // Each module declares the order of the layers, because the first module that a page loads decides it. The
  // declaration shares the first line, so that the other lines keep their numbers.
  return `@layer reset, kit, feature, page; @layer ${layer} { ${css} }`
}

/**
 * Returns the name of a class in the build. A first visit loads each name twice, in a script and in a stylesheet, so
 * it is shorter than Vite's default. One hash for all classes of a file compresses better than one for each.
 */
export function scopedName(name: string, _file: string, css: string): string {
  return `${name}_${createHash('sha1').update(css).digest('base64url').slice(0, 4)}`
}
