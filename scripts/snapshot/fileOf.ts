import { fixedPaths } from '#domain/paths.ts'
import { type FirstPage, preparedPageAt } from '../../src/app/firstVisit/pages.ts'

/** Names that Windows keeps for devices, with any ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Characters that a file's name cannot have on Windows, or that would lead to another folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const forbidden = /[<>:"/\\|?*\u0000-\u001f]/

/** Bytes of a name that every file system takes, with the ending of a file that is being written. */
const longestName = 200

/** HTML files of the build that are no pages. */
const otherFiles = new Set(['index', 'shell'])

/** Returns the page at a path as `preparedPageAt` does, and also that of a request. */
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
 * path that cannot have a file on every host, so that its page stays without a snapshot.
 */
export function fileOf(path: string): string | undefined {
  if (path === fixedPaths.home) return 'index.html'
  const names = path.slice(1).split('/')
  const isList = path === fixedPaths.tutors || path === fixedPaths.requests
  // Another screen may have the address of a subject.
  const isPage = isList || pageAt(path)?.argument === names.at(-1)
  return isPage && names.every(isFileName) ? `${names.join('/')}.html` : undefined
}

const isFileName = (name: string) =>
  name !== '' &&
  !forbidden.test(name) &&
  !device.test(name) &&
  !/^\.|[. ]$/.test(name) &&
  !otherFiles.has(name.toLowerCase()) &&
  Buffer.byteLength(`${name}.html`) <= longestName

/** Returns the form in which two names are the same file on a disk that ignores case. */
export const sameFile = (file: string) => file.normalize('NFC').toLowerCase()
