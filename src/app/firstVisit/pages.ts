import { fixedPaths, savedPath } from '#domain/paths.ts'

/**
 * Pages that the build prepares for a first visit: their HTML or the early script names their files, and the
 * early script sends their first reads. Maps each page to its file under src/pages.
 */
export const firstPages = {
  home: 'home/HomePage.tsx',
  tutors: 'tutors/TutorsPage.tsx',
  tutor: 'tutor/TutorPage.tsx',
  requests: 'requests/RequestsPage.tsx',
  plans: 'plans/PlansPage.tsx',
  contact: 'static/ContactPage.tsx',
  howItWorks: 'static/HowItWorksPage.tsx',
  terms: 'static/TermsPage.tsx',
  accessibility: 'static/AccessibilityPage.tsx',
} as const

export type FirstPage = keyof typeof firstPages

/**
 * The prepared page that an address shows. `argument` is the subject's name (`tutors`) or the
 * ad's code (`tutor`).
 */
export type PreparedPage = { page: FirstPage; argument: string | undefined }

/**
 * Returns the page at a path (decoded, without the base path), or `undefined` for one that the
 * build does not prepare.
 */
export function preparedPageAt(path: string): PreparedPage | undefined {
  const [first = '', second, ...more] = path.split('/').filter(part => part !== '')
  if (more.length > 0) return undefined
  const firstSegment = `/${first}`.toLowerCase()
  if (second !== undefined) {
    return firstSegment === '/teacherprofile' ? { page: 'tutor', argument: second } : undefined
  }
  const page = singlePages[firstSegment]
  if (page) return { page, argument: undefined }
  return unpreparedPaths.has(firstSegment) ? undefined : { page: 'tutors', argument: first }
}

/** Addresses of one segment, in lower case, that show the same page to every viewer. */
const singlePages: Record<string, FirstPage | undefined> = {
  [fixedPaths.home]: 'home',
  [fixedPaths.tutors]: 'tutors',
  [fixedPaths.requests]: 'requests',
  [fixedPaths.plans]: 'plans',
  [fixedPaths.contact.toLowerCase()]: 'contact',
  [fixedPaths.howItWorks.toLowerCase()]: 'howItWorks',
  [fixedPaths.terms]: 'terms',
}

/** Other addresses of one segment that do not name a subject. */
const unpreparedPaths = new Set<string>([fixedPaths.account, fixedPaths.newRequest, savedPath])

/** The screens whose pages a snapshot contains (snapshot.ts). */
export const publicPages = ['home', 'tutors', 'subject', 'requests', 'request', 'tutor'] as const
export type PublicPage = (typeof publicPages)[number]

/** The id of the script element with a page's data (snapshot.ts). */
export const snapshotId = 'snapshot'

/** Returns a path in the form of `data-frame`: decoded, without the base path and without a trailing slash. */
export function framePath(pathname: string, basePath: string): string {
  const decoded = decode(pathname)
  // The router takes the base path in any letter case.
  const hasBase = decoded.toLowerCase().startsWith(basePath.toLowerCase())
  const path = hasBase ? decoded.slice(basePath.length) : decoded.slice(1)
  return `/${path.replace(/\/+$/, '')}`
}

/**
 * Returns whether the document's first frame belongs to the address. A host that responds to every unknown
 * address with index.html sends the home page's frame there too, where it must not be shown.
 */
export function isFrameOf(root: HTMLElement, path: string): boolean {
  return root.dataset['frame'] === path
}

/** The value of `data-frame` when the document has the page of the address, but with the data of another query. */
export const otherList = 'other-list'

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
