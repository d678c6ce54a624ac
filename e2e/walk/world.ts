import type { BrowserContext } from '@playwright/test'
import { addresses, fill } from '#api/addresses.ts'
import { adsQuery, readFilters } from '#domain/filters.ts'
import { codeOf, type PersonaId } from '#mocks/personas.ts'
import { getWorld } from '#mocks/world.ts'

// The data of a walk. Each text names its owner in a mark, such as `‹tutor m4t7k2›`, so that a text on the page of
// another owner is recognized. The texts are marked on the wire: by the request of the app, not by what the app shows.

/** The owner of a text: `viewer`, `ad`, `tutor`, `request`, `beside` (a tutor's suggestions), `with` (a conversation) or `list`. */
export type Mark = { kind: string; key: string }

const pattern = /‹(\w+) ([^›]*)›/g

/** The beginning of every text that the user of a walk types. Not marked: the app compares what it has sent with what it reads back. */
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
  try {
    return JSON.stringify(
      JSON.parse(json, (field, text: unknown) =>
        typeof text === 'string' &&
        entry.fields.includes(field) &&
        text !== '' &&
        !text.startsWith(typedPrefix)
          ? mark + text
          : text,
      ),
    )
  } catch {
    return json
  }
}

/** Returns what a list depends on, by the query of its call, but for the page. */
const listKey = (query: URLSearchParams) =>
  [...query].flatMap(([name, value]) => (name === 'page' ? [] : `${name}=${value}`)).join(' ')

/** Returns the mark of each kind that the page at an address may show; kinds that are missing from the result are not limited. */
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
  const call = fill(addresses.ads, adsQuery(readFilters(searchParams), subject?.Id)).searchParams
  const query = new URLSearchParams(Object.entries(call).map(([name, value]) => [name, String(value)]))
  return { ...shown, list: listKey(query), ad: '', tutor: '' }
}

/** Signs in as a persona, or signs out as the visitor, with the cookies of all tabs of the context. */
export async function signIn(context: BrowserContext, origin: string, persona: PersonaId): Promise<void> {
  const path =
    persona === 'visitor' ? '/Account/LogOff' : `/Account/Login?persona=${persona}&returnUrl=/robots.txt`
  await context.request.get(origin + path, { maxRedirects: 0 })
}
