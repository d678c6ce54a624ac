/**
 * The first frame: what the app renders before it has any data. The build writes it into a page's HTML
 * (scripts/firstFrames.ts) and names the page's path in `<html data-frame>`.
 */

/** Returns a path in the form of `data-frame`: decoded, without the base path and without a trailing slash. */
export function framePath(pathname: string, basePath: string): string {
  const decoded = decode(pathname)
  const path = decoded.startsWith(basePath) ? decoded.slice(basePath.length) : decoded.slice(1)
  return `/${path.replace(/\/+$/, '')}`
}

/**
 * Returns whether the document's first frame belongs to the address. A host that responds to every unknown
 * address with index.html sends the home page's frame there too, where it must not be shown.
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
