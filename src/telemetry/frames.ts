/** A place in the built code: `assets/kit-Ab12cd3.js:1:2345`. */
export type Frame = { file: string; line: number; column: number }

const most = 20
const place = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/**
 * Returns the places of a stack trace that lie in the app's own files, at most 20, innermost first. `base` is
 * the address of the app, `https://host/base/`. Understands the traces of Chromium, Firefox and Safari. Names of
 * functions are left out: the source map knows them, and a name can be made of data.
 */
export function ownFrames(stack: string, base: string): Frame[] {
  const frames = stack.split('\n').flatMap(text => {
    const [, url, line, column] = place.exec(text.trim()) ?? []
    const file = url === undefined ? undefined : ownFile(url, base)
    return file === undefined ? [] : [{ file, line: Number(line), column: Number(column) }]
  })
  return frames.slice(0, most)
}

/** Returns the path of a built file below `base`, `assets/kit-Ab12cd3.js`; `undefined` for any other address. */
export function ownFile(url: string, base: string): string | undefined {
  if (!url.startsWith(base)) return undefined
  const path = url.slice(base.length)
  return /^assets\/[\w.-]+-[\w-]{7}\.(js|css)$/.test(path) ? path : undefined
}
