/**
 * The first frame: what the app renders before it has any data. The build writes it into a page's HTML
 * (scripts/firstFrames.ts) and names the page's path in `<html data-frame>`.
 */

/** A path as `data-frame` has it: decoded, without the base path and without a slash at its end. */
export function framePath(pathname: string, basePath: string): string {
  const decoded = decode(pathname)
  const path = decoded.startsWith(basePath) ? decoded.slice(basePath.length) : decoded.slice(1)
  return `/${path.replace(/\/+$/, '')}`
}

/**
 * Whether the document's first frame belongs to the address. A host that answers every unknown address with index.html
 * sends the home page's frame elsewhere too, where it must not be seen.
 */
export function isFrameOf(root: HTMLElement, path: string): boolean {
  return root.dataset['frame'] === path
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
