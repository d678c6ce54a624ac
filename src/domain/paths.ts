import { online } from './filters.ts'
import { type PackageCode, plans } from './plans.ts'

/** Addresses without parameters, separate from the others so that the early script contains only these. */
export const fixedPaths = {
  home: '/',
  tutors: '/teacher',
  requests: '/solicitare-de-meditatii',
  newRequest: '/adauga-solicitare-noua',
  plans: '/abonamente',
  contact: '/Contact',
  howItWorks: '/CumFunctioneaza',
  terms: '/termeni-si-conditii',
  account: '/u',
  messages: '/u/messages',
  profile: '/u/profile',
  appointments: '/u/appoitments',
  report: '/u/appoitment-report',
  subscription: '/u/abonamentul-meu',
  accountPlans: '/u/abonamente',
} as const

/**
 * The accessibility statement. Not a screen of the table: only a build with the setting `VITE_ACCESSIBILITY` has it, and
 * no other build contains its address.
 */
export const accessibilityPath = '/termeni-si-conditii/accesibilitate'

/**
 * The list of saved ads. Not a screen of the table: it is served wherever subjects are, whose addresses also have one segment.
 */
export const savedPath = '/salvati'

/** The id of the profile's section of free hours. */
export const availabilityId = 'disponibilitate'

/** The addresses of the app (§2, route table) as links need them: without the base path. */
export const paths = {
  ...fixedPaths,
  /** The tutor list of one subject, whose name is the address. */
  subject: (name: string) => `/${encodeURIComponent(name)}`,
  /** A tutor's page, by the code of one of their ads. */
  tutor: (adCode: string) => `/teacherprofile/${encodeURIComponent(adCode)}`,
  request: (requestCode: string) => `/solicitare-de-meditatii/${encodeURIComponent(requestCode)}`,
  /** The conversation with a partner, by their `UserCode`. */
  conversation: (userCode: string) => `${fixedPaths.messages}?user=${encodeURIComponent(userCode)}`,
  availability: `${fixedPaths.profile}#${availabilityId}`,
  room: (appointmentId: number) => `/room/${appointmentId}`,
  package: (code: PackageCode) => `/payment/${code}`,
  /** Payment of appointments. A comma marks a single id as such when a package has the same code. */
  payment: (ids: readonly number[]) => `/payment/${ids.join(',')}${isOnePackage(ids) ? ',' : ''}`,
  invoice: (paymentCode: string) => `/payment/download/${encodeURIComponent(paymentCode)}`,
}

const isOnePackage = ([id, ...others]: readonly number[]) =>
  others.length === 0 && plans.some(({ code }) => code === id)

/** The selection in the home search; `null` means not set, which is different from 0. */
export type HomeSearch = { subject: string | null; city: number | null; cycle: number | null }

/** Returns the address of a home search, `/{subject}/?city=…&cycle=…`; a level counts only with a city. §2 */
export function searchPath({ subject, city, cycle }: HomeSearch): string {
  const path = subject === null ? paths.tutors : paths.subject(subject)
  if (!isCity(city)) return `${path}/`
  const query = new URLSearchParams({ city: String(city) })
  if (isLevel(cycle)) query.set('cycle', String(cycle))
  return `${path}/?${query.toString()}`
}

const isCity = (city: number | null): city is number => city !== null && city >= online
const isLevel = (cycle: number | null) => cycle !== null && cycle > 0

/** Returns whether the search ignores the selected level, because no city is selected (§2); the page says so. */
export function dropsCycle({ city, cycle }: HomeSearch): boolean {
  return isLevel(cycle) && !isCity(city)
}

/** Returns the address to return to after login; `/` if it leads to another site, however disguised. */
export function safeReturnUrl(text: string | null): string {
  const base = 'https://own.invalid'
  // Browsers drop some control characters, so `/\t/evil` means `//evil`.
  if (!text || !isRooted(text) || /\p{Control}/u.test(text)) return '/'
  try {
    const url = new URL(text, base)
    const path = url.pathname + url.search + url.hash
    // `URL` resolves dot segments: `/.//evil` has become `//evil`.
    return url.origin === base && isRooted(path) ? path : '/'
  } catch {
    return '/'
  }
}

/** Returns whether the path begins with a single `/`: browsers read `//host` and `/\host` as other hosts. */
const isRooted = (path: string) => /^\/(?![/\\])/.test(path)

/** Returns the address of the login page; `returnUrl` is the path and query to return to. §7 Sign-in */
export function loginPath(loginUrl: string, returnUrl: string): string {
  const separator = loginUrl.includes('?') ? '&' : '?'
  return `${loginUrl}${separator}returnUrl=${encodeURIComponent(safeReturnUrl(returnUrl))}`
}

/** The query parameters that the address of a screen has once: they name a form to open, and an hour to choose there. */
export const askedForm = 'write'
export const askedChoice = 'book'

/**
 * Returns an address of the app without those parameters. They leave the bar without a navigation, which would read the screen again,
 * so the router's location still has them.
 */
export function withoutAsked(address: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(address) ?? []
  const params = new URLSearchParams(search)
  if (!params.has(askedForm) && !params.has(askedChoice)) return address
  params.delete(askedForm)
  params.delete(askedChoice)
  return path + (params.size > 0 ? `?${params.toString()}` : '') + hash
}

/** Returns path and query of a URL or of a request. */
export function pathAndQuery({ url }: { url: string }): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
