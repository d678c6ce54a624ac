import { visitAt } from '../../src/app/firstVisit/pages.ts'

/** Names that Windows keeps for devices, with any ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Characters that a file's name cannot have on Windows, or that would lead to another folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const forbidden = /[<>:"/\\|?*\u0000-\u001f]/

/** Bytes of a name that every file system takes, with the ending of a file that is being written. */
const longestName = 200

/** HTML files of the build that are no pages. */
const otherFiles = new Set(['index', 'shell'])

/**
 * Returns the name of the HTML file of a page, by its decoded path: `/Matematica` is `Matematica.html`; `undefined` for a
 * path that cannot have a file on every host, so that its page stays without a snapshot.
 */
export function fileOf(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const names = path.slice(1).split('/')
  const isPage = visitAt(path) !== undefined && visitAt(path)?.argument === argumentOf(names, path)
  return isPage && names.every(isFileName) ? `${names.join('/')}.html` : undefined
}

/** Returns the argument with which a path must be understood: another screen may have the address of a subject. */
function argumentOf(names: string[], path: string): string | undefined {
  if (names.length > 1) return names[1]
  return fixed.has(path) ? undefined : names[0]
}

const fixed = new Set(['/teacher', '/solicitare-de-meditatii'])

const isFileName = (name: string) =>
  name !== '' &&
  !forbidden.test(name) &&
  !device.test(name) &&
  !/^\.|[. ]$/.test(name) &&
  !otherFiles.has(name.toLowerCase()) &&
  Buffer.byteLength(`${name}.html`) <= longestName

/** Returns the form in which two names are the same file on a disk that ignores case. */
export const sameFile = (file: string) => file.normalize('NFC').toLowerCase()
