import type { BrowserContext } from '@playwright/test'
import { codeOf, type PersonaId } from '#mocks/personas.ts'
import { getWorld } from '#mocks/world.ts'

// The data of a walk. Each text names its owner in a mark, such as `‹tutor m4t7k2›`, so that a text on the page of
// another owner is recognized. The texts are marked on the wire: by what the app has asked for, not by what it shows.

/** The owner of a text: `viewer`, `ad`, `tutor`, `request`, `beside` (a tutor's suggestions), `with` (a conversation) or `list`. */
export type Mark = { kind: string; key: string }

const pattern = /‹(\w+) ([^›]*)›/g

/** Begins what the user of a walk types. Not marked: the app compares what it has sent with what it reads back. */
export const typedPrefix = 'scris '

export function marksIn(text: string): Mark[] {
  return [...text.matchAll(pattern)].map(([, kind = '', key = '']) => ({ kind, key }))
}

/** Returns the text as the server knows it. */
export const withoutMarks = (text: string) => text.replaceAll(pattern, '')

/** The fields that are marked, by endpoint (a part of its path), with the owner of their texts. */
const owners: Record<string, { fields: string[]; owner: (url: URL, viewer: string) => string }> = {
  getusersdescription: {
    fields: ['Description'],
    owner: ({ searchParams }) => `list ${listKey(searchParams)}`,
  },
  getadbycode: { fields: ['Description', 'Studies'], owner: url => `ad ${url.searchParams.get('adid')}` },
  getallratingforteacher: {
    fields: ['RatingText'],
    owner: url => `tutor ${url.searchParams.get('teacherid')}`,
  },
  GetSuggestedUsers: { fields: ['Name'], owner: url => `beside ${url.searchParams.get('userid')}` },
  'GetRequest?': { fields: ['Description'], owner: url => `request ${url.searchParams.get('id')}` },
  getmessagesbymentorcode: { fields: ['Body'], owner: url => `with ${url.pathname.split('/').at(-2)}` },
  getlistofuserswithmessage: { fields: ['Name'], owner: (_, viewer) => `viewer ${viewer}` },
  appoitments: { fields: ['LastName'], owner: (_, viewer) => `viewer ${viewer}` },
  getadsforcurrentuser: { fields: ['Description'], owner: (_, viewer) => `viewer ${viewer}` },
  getpaymentforuser: { fields: ['ProductName'], owner: (_, viewer) => `viewer ${viewer}` },
  getteacherappoitmentreport: { fields: ['LastName'], owner: (_, viewer) => `viewer ${viewer}` },
  GetCurrentProfile: { fields: ['Studies', 'PhoneNumber'], owner: (_, viewer) => `viewer ${viewer}` },
}

/** Returns the JSON of a response to this persona with its marks. */
export function markResponse(json: string, address: string, persona: PersonaId): string {
  const url = new URL(address)
  const [, entry] = Object.entries(owners).find(([path]) => address.includes(path)) ?? []
  if (!entry) return json
  const mark = `‹${entry.owner(url, codeOf(persona))}› `
  return replaceTexts(json, (text, field) =>
    entry.fields.includes(field) && text !== '' && !text.startsWith(typedPrefix) ? mark + text : text,
  )
}

/** Returns the JSON as an old .NET server writes it: no date is a date of year 1, and letters are HTML entities. */
export function toLegacyWire(json: string): string {
  const noDate = '0001-01-01T00:00:00'
  return replaceTexts(
    json,
    text => text.replaceAll(/[șȘțȚ]/g, letter => `&#${letter.codePointAt(0)};`),
    noDate,
  )
}

/** Returns what the app has sent without marks and entities, which an old server would keep as they are. */
export function fromLegacyWire(body: string): string {
  return withoutMarks(body).replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

const dateField = /^(Dob|Subscription(Start|End)Date|PayOut\w+|EndDate)$/

function replaceTexts(
  json: string,
  replace: (text: string, field: string) => string,
  noDate?: string,
): string {
  try {
    const replaced: unknown = JSON.parse(json, (field, value: unknown) => {
      if (noDate && value === null && dateField.test(field)) return noDate
      if (noDate && typeof value === 'object' && value !== null && 'IsTeacher' in value)
        return { SubscriptionStartDate: noDate, SubscriptionEndDate: noDate, ...value }
      return typeof value === 'string' ? replace(value, field) : value
    })
    return JSON.stringify(replaced)
  } catch {
    return json
  }
}

const filters = ['categoryid', 'cycleid', 'cityid', 'order'] as const

const listKey = (query: URLSearchParams) => filters.map(name => query.get(name) ?? '0').join(' ')

/** Returns the mark of each kind that the page at an address may show; kinds that it leaves out are not limited. */
export function ownersAt(address: string, viewer: PersonaId): Partial<Record<string, string>> {
  const { pathname, searchParams } = new URL(address)
  const [first = '', second = ''] = pathname.slice(1).split('/').map(decodeURIComponent)
  const shown: Record<string, string> = { viewer: codeOf(viewer) }
  if (first === 'teacherprofile') {
    const tutor = getWorld().ads.get(second)?.teacher ?? ''
    return { ...shown, ad: second, tutor, beside: tutor, list: '', request: '' }
  }
  if (first === 'solicitare-de-meditatii') return { ...shown, request: second, ad: '', tutor: '', list: '' }
  if (pathname === '/u/messages') return { ...shown, with: searchParams.get('user') ?? '', tutor: '', ad: '' }
  const subject = getWorld()
    .seed.groups.flatMap(group => group.Categories)
    .find(({ Name }) => Name === first)
  if (first !== 'teacher' && !subject) return { ...shown, ...(pathname === '/' ? {} : { list: '' }) }
  const category = String(subject?.Id ?? searchParams.get('category') ?? 0)
  const chosen = ['cycle', 'city', 'order'].map(name => searchParams.get(name) ?? '0')
  return { ...shown, list: [category, ...chosen].join(' '), ad: '', tutor: '' }
}

/** Signs in as a persona, or signs out as the visitor, with the cookies of all tabs of the context. */
export async function signIn(context: BrowserContext, origin: string, persona: PersonaId): Promise<void> {
  const path =
    persona === 'visitor' ? '/Account/LogOff' : `/Account/Login?persona=${persona}&returnUrl=/robots.txt`
  await context.request.get(origin + path, { maxRedirects: 0 })
}
