import { trimText } from '#strings/blank.ts'
import { readPage } from './pager.ts'

/** Filters of the requests list, named as in the URL (§2): free text, empty when unset; `page` counts from 1. */
export type RequestFilters = { subject: string; city: string; page: number }

export const noRequestFilters: RequestFilters = { subject: '', city: '', page: 1 }

/** Maximum number of characters of a free text; no subject or city has a longer name. */
export const longestText = 100

/** Reads the filters from the query parameters; an invalid value counts as absent. */
export function readRequestFilters(params: URLSearchParams): RequestFilters {
  return {
    subject: shorten(params.get('subject') ?? ''),
    city: shorten(params.get('city') ?? ''),
    page: readPage(params.get('page')),
  }
}

/** Returns the query for the filters, `?subject=pian&page=2`; `""` for no filters. */
export function writeRequestFilters({ subject, city, page }: RequestFilters): string {
  const params = new URLSearchParams()
  if (shorten(subject) !== '') params.set('subject', shorten(subject))
  if (shorten(city) !== '') params.set('city', shorten(city))
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query && `?${query}`
}

/** Returns the filters with the given texts. A change of a text goes back to page 1 (§4). */
export function changeRequestFilters(
  filters: RequestFilters,
  texts: Pick<RequestFilters, 'subject' | 'city'>,
): RequestFilters {
  const changed = { subject: shorten(texts.subject), city: shorten(texts.city) }
  const isSame = changed.subject === filters.subject && changed.city === filters.city
  return { ...changed, page: isSame ? filters.page : 1 }
}

export function isFiltered({ subject, city }: RequestFilters): boolean {
  return subject !== '' || city !== ''
}

/** Trims a text, reduces white space to single blanks, and cuts it at `longestText` whole characters. */
function shorten(text: string): string {
  return Array.from(trimText(text).replace(/\s+/g, ' ')).slice(0, longestText).join('').trim()
}
