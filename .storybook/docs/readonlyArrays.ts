import type { Plugin } from 'vite'

/**
 * Vite plugin that blanks `readonly` before the array types of the UI kit. react-docgen reads no type operator but
 * `keyof`, so the table of props would show such a type as `unknown`. Must come before react-docgen's plugin.
 */
export function readonlyArrays(): Plugin {
  return {
    name: 'readonly-arrays',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/ui\/.+\.tsx$/.test(id) ? { code: withoutReadonly(code), map: null } : undefined,
  }
}

/** Returns the code with the same positions, so that source maps still fit. */
export const withoutReadonly = (code: string) =>
  code.replaceAll(/\breadonly (?=[\w.]+(<[^<>]*>)?\[\])/g, word => ' '.repeat(word.length))
