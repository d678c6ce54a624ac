import { fixedPaths } from '#domain/paths.ts'
import { type FirstPage, preparedPageAt } from '../../src/app/firstVisit/pages.ts'

/** A file name that is valid on every host's disk, and that cannot lead to another folder. */
const safeName = /^(?![ .])(?!.*[ .]$)[\p{L}\p{M}\p{N} ._+%=&,()'!-]{1,60}$/u

/** HTML files of the build that are not pages. */
const otherFile = /^(index|shell)$/i

/** Returns the page at a path, like `preparedPageAt`, but also finds the page of a request. */
export function pageAt(
  path: string,
): { page: FirstPage | 'request'; argument: string | undefined } | undefined {
  const [, first, second, ...more] = path.split('/')
  if (`/${first}` === fixedPaths.requests && second && more.length === 0)
    return { page: 'request', argument: second }
  return preparedPageAt(path)
}

/**
 * Returns the name of the HTML file of a page, by its decoded path: `/Matematica` is `Matematica.html`; `undefined` for a
 * path that cannot have a file, so that its page stays without a snapshot.
 */
export function fileOf(path: string): string | undefined {
  if (path === fixedPaths.home) return 'index.html'
  const names = path.slice(1).split('/')
  const isList = path === fixedPaths.tutors || path === fixedPaths.requests
  // The address of a subject may belong to another screen.
  const isPage = isList || pageAt(path)?.argument === names.at(-1)
  return isPage && names.every(name => safeName.test(name) && !otherFile.test(name))
    ? `${names.join('/')}.html`
    : undefined
}

/** Returns the path of the page that a file shows. */
export const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)
