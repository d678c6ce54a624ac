import { online } from './filters.ts'
import { type PackageCode, plans } from './plans.ts'

/** Addresses that are the same for everybody, apart from the others so that the early script holds only these. */
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

/** The product's addresses (§2, route table), as links write them: without the base path. */
export const paths = {
  ...fixedPaths,
  /** The tutor list of one subject; the name is the address. */
  subject: (name: string) => `/${encodeURIComponent(name)}`,
  /** A tutor's page is that of one of their ads. */
  tutor: (adCode: string) => `/teacherprofile/${encodeURIComponent(adCode)}`,
  request: (requestCode: string) => `/solicitare-de-meditatii/${encodeURIComponent(requestCode)}`,
  room: (appointmentId: number) => `/room/${appointmentId}`,
  package: (code: PackageCode) => `/payment/${code}`,
  /** Appointments by their ids. The comma keeps a lone one from being taken for the package of the same number. */
  payment: (ids: readonly number[]) => `/payment/${ids.join(',')}${isOnePackage(ids) ? ',' : ''}`,
  invoice: (paymentCode: string) => `/payment/download/${encodeURIComponent(paymentCode)}`,
}

const isOnePackage = ([id, ...others]: readonly number[]) =>
  others.length === 0 && plans.some(({ code }) => code === id)

/** What is picked in the home search; `null` is "not set", which is not the same as 0. */
export type HomeSearch = { subject: string | null; city: number | null; cycle: number | null }

/**
 * Where the home search goes: `/{subject}/?city=…&cycle=…`. A city counts from -1 (Online) up; a level only together
 * with a city. Without a subject: `/teacher/`. §2 Home search widget.
 */
export function searchPath({ subject, city, cycle }: HomeSearch): string {
  const path = subject === null ? paths.tutors : paths.subject(subject)
  if (!isCity(city)) return `${path}/`
  const query = new URLSearchParams({ city: String(city) })
  if (isLevel(cycle)) query.set('cycle', String(cycle))
  return `${path}/?${query.toString()}`
}

const isCity = (city: number | null): city is number => city !== null && city >= online
const isLevel = (cycle: number | null) => cycle !== null && cycle > 0

/** A level that is picked without a city is not part of the search (§2); the page says so. */
export function dropsCycle({ city, cycle }: HomeSearch): boolean {
  return isLevel(cycle) && !isCity(city)
}

/**
 * An address to come back to after signing in: of this site, beginning with a single `/`. Anything else, a foreign host
 * in any disguise included, becomes `/`.
 */
export function safeReturnUrl(text: string | null): string {
  const base = 'https://own.invalid'
  if (!text || !isRooted(text) || hasControl(text)) return '/'
  try {
    const url = new URL(text, base)
    const path = url.pathname + url.search + url.hash
    // Dots are taken out on the way: `/.//evil` has become `//evil`.
    return url.origin === base && isRooted(path) ? path : '/'
  } catch {
    return '/'
  }
}

/** `//host` and `/\host` are other hosts to a browser. */
const isRooted = (path: string) => /^\/(?![/\\])/.test(path)

/** Browsers drop tabs and line ends inside an address, so `/\t/evil` would become `//evil`. */
function hasControl(text: string): boolean {
  return Array.from(text).some(character => character.charCodeAt(0) <= 0x1f)
}

/** Where signing in starts; `returnUrl` is the path and query to come back to. contract: Sign-in */
export function loginPath(loginUrl: string, returnUrl: string): string {
  const separator = loginUrl.includes('?') ? '&' : '?'
  return `${loginUrl}${separator}returnUrl=${encodeURIComponent(safeReturnUrl(returnUrl))}`
}
