import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import type { Exchange } from './check.ts'

/**
 * Sends every safe read to a back end, in an order in which earlier responses give the arguments of later
 * calls: the code of an ad, a tutor, a partner, an appointment. A call without a known argument is skipped,
 * and then counts as not seen.
 */
export async function callBackend(base: string, cookie: string | undefined): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  const known: Record<string, string | number | undefined> = {
    page: 1,
    categoryid: 0,
    cityid: 0,
    day: tomorrow(),
  }
  for (const endpoint of inOrder()) {
    const address = addressOf(endpoint, argumentsOf(endpoint, known))
    if (address === undefined) continue
    const response = await fetch(new URL(address, base), { headers: cookie ? { Cookie: cookie } : {} })
    const answer = await response.text()
    exchanges.push({ method: 'GET', url: response.url, status: response.status, answer })
    if (response.ok) learn(endpoint.name, answer, known)
  }
  return exchanges
}

/** Endpoints whose responses give arguments for other calls; they are called first. */
const argumentSources = [
  'getAds',
  'getAdByCode',
  'getMains',
  'getPartners',
  'getMentors',
  'getRequests',
  'getAppointments',
]

function inOrder(): EndpointEntry[] {
  const safe = endpoints.filter(
    ({ method, isChange, answer }) => method === 'GET' && !isChange && answer !== 'file',
  )
  const rank = ({ name }: EndpointEntry) =>
    argumentSources.includes(name) ? argumentSources.indexOf(name) : argumentSources.length
  return safe.toSorted((a, b) => rank(a) - rank(b))
}

/** The known argument that each of these endpoints expects as `id`. */
const idOf: Record<string, string> = { getRequest: 'request', getSubjectsOf: 'main', getChat: 'appointment' }

function argumentsOf({ name }: EndpointEntry, known: Record<string, string | number | undefined>) {
  // These two endpoints need the numeric id of a person, which no response has.
  const isNumeric = name === 'getTeacherById' || name === 'getConversationById'
  return { ...known, id: known[idOf[name] ?? ''], ...(isNumeric ? { userid: undefined } : {}) }
}

function addressOf(
  { path, query }: EndpointEntry,
  args: Record<string, string | number | undefined>,
): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const needed = [...names, ...Object.keys(query).filter(name => query[name] === null)]
  if (needed.some(name => args[name] === undefined)) return undefined
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
  const search = new URLSearchParams()
  for (const [name, own] of Object.entries(query)) search.set(name, String(own ?? args[name]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Stores the arguments for later calls that a response contains. */
function learn(name: string, answer: string, known: Record<string, string | number | undefined>): void {
  const row = firstRow(answer)
  switch (name) {
    case 'getAds':
      known['adid'] = known['adCode'] = text(row?.['Code'])
      learnTeacher(row, known)
      break
    case 'getAdByCode':
      learnTeacher(row, known)
      break
    case 'getMains':
      known['main'] = text(row?.['Id'])
      break
    case 'getPartners':
    case 'getMentors':
      known['code'] ??= text(row?.['Code'])
      break
    case 'getRequests':
      known['request'] = text(row?.['RequestCode'])
      break
    case 'getAppointments':
      known['appointment'] = text(row?.['Id'])
      break
  }
}

/** Stores the tutor's code from an ad. The ads of a list may lack it; the response of `getAdByCode` has it. */
function learnTeacher(ad: Row | undefined, known: Record<string, string | number | undefined>): void {
  const teacher = ad?.['Teacher'] as Row | null | undefined
  known['userid'] = known['teacherid'] ??= text(teacher?.['UserCode'])
}

type Row = Record<string, unknown>

/** Returns the first row of a list or page; a single object is returned as it is. */
function firstRow(answer: string): Row | undefined {
  try {
    const json = JSON.parse(answer) as { Entities?: Row[] | null } | Row[] | null
    if (Array.isArray(json)) return json[0]
    return json && 'Entities' in json ? json.Entities?.[0] : (json ?? undefined)
  } catch {
    return undefined
  }
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 3_600_000)
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
}
