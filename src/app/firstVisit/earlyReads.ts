import type { Values } from '#api/addresses.ts'
import { type EarlyReadName, startEarlyRead } from '#api/provideEarlyRead.ts'
import { adsQuery, mostPopular, readFilters, writeFilters } from '#domain/filters.ts'
import { readRequestFilters, writeRequestFilters } from '#domain/requestFilters.ts'
import { findByName } from '#domain/search.ts'
import { preparedPageAt } from './pages.ts'

type Read = [name: EarlyReadName, args?: Values]

/**
 * Sends the first reads of the page at an address while the app's scripts are still loading. `path` is decoded
 * and without the base path.
 */
export function startEarlyReads(path: string, params: URLSearchParams): void {
  const { page, argument: subject } = preparedPageAt(path) ?? {}
  for (const [name, args] of firstReads(path, params)) {
    if (name === 'categories' && page === 'tutors' && subject !== undefined)
      startEarlyRead(name, args, { onResponse: response => startSubjectAds(response, subject, params) })
    else startEarlyRead(name, args)
  }
}

/**
 * Returns the first reads of the page's loader, and the read of the viewer's profile. A browser sends only six
 * requests at a time over HTTP/1.1, so the most urgent come first. Reads that change or count something
 * (`AdView`, the phone number) are never sent early.
 */
export function firstReads(path: string, params: URLSearchParams): Read[] {
  const { page, argument } = preparedPageAt(path) ?? {}
  switch (page) {
    case 'home':
      return [
        ['ads', { order: mostPopular, page: 1 }],
        ['currentProfile'],
        ['categories'],
        ['cities'],
        ['cycles'],
      ]
    case 'tutors': {
      if (argument !== undefined) return [['categories'], ['currentProfile'], ['cities'], ['cycles']]
      const ads: Read = ['ads', adsQuery(readFilters(params))]
      return [ads, ['currentProfile'], ['cities'], ['cycles'], ['groups'], ['mains']]
    }
    case 'tutor':
      return [['adByCode', { adid: argument }], ['currentProfile']]
    case 'requests':
      return [['requests', readRequestFilters(params)], ['currentProfile']]
    default:
      return [['currentProfile']]
  }
}

/** Returns whether the query filters, orders or pages the list of a page: a snapshot has the data without any of these. */
export function isFilteredList(path: string, params: URLSearchParams): boolean {
  const { page } = preparedPageAt(path) ?? {}
  if (page === 'tutors') return writeFilters(readFilters(params)) !== ''
  return page === 'requests' && writeRequestFilters(readRequestFilters(params)) !== ''
}

/** Reads a subject's ads once the list of subjects, which holds the subject's id, has arrived. */
async function startSubjectAds(categories: Response, name: string, params: URLSearchParams): Promise<void> {
  try {
    const subject = findByName(namedRows(await categories.json()), name)
    if (subject) startEarlyRead('ads', adsQuery(readFilters(params), Number(subject.Id)))
  } catch {
    // The loader takes the same response, and reports any problem with it.
  }
}

type Row = { Id: unknown; Name: string }

/** Returns the rows of a response that have an id and a name. The response is not validated yet. */
function namedRows(json: unknown): Row[] {
  if (!Array.isArray(json)) return []
  return json.filter((row: unknown): row is Row => {
    if (typeof row !== 'object' || row === null) return false
    return 'Name' in row && typeof row.Name === 'string' && 'Id' in row && /^-?\d+$/.test(String(row.Id))
  })
}
