import { acceptJson } from '#api/addresses.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import type { Exchange } from './check.ts'
import { mediaType } from './har.ts'

export type LiveOptions = {
  /** The `Cookie` header of a signed-in user. Without it, calls that need a session count as not seen. */
  cookie?: string | undefined
  /** The numeric id of a tutor, which no response has, for `GetUser`. */
  tutorId?: string | undefined
  /** The numeric id of a user with whom the signed-in user has exchanged messages, for `getmessages`. */
  partnerId?: string | undefined
}

/**
 * Sends every safe read to a back end, in an order in which earlier responses give the arguments of later
 * calls: the code of an ad, a tutor, a partner, an appointment. A call without a known argument is skipped,
 * and then counts as not seen.
 */
export async function callBackend(base: string, options: LiveOptions = {}): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  const known: Arguments = { page: 1, categoryid: 0, cityid: 0, day: tomorrow(), width: 110, height: 110 }
  for (const endpoint of inOrder()) {
    const address = addressOf(endpoint, argumentsOf(endpoint, known, options))
    if (address === undefined) continue
    const exchange = await send(endpoint, new URL(address, base), options.cookie)
    if (!options.cookie && isRefusal(exchange)) continue
    exchanges.push(exchange)
    if (exchange.status === 200) learn(endpoint.name, exchange.answer ?? '', known)
  }
  return exchanges
}

async function send(
  { response: schema }: EndpointEntry,
  url: URL,
  cookie: string | undefined,
): Promise<Exchange> {
  const start = performance.now()
  const response = await fetch(url, {
    headers: { Accept: schema === 'file' ? '*/*' : acceptJson, ...(cookie ? { Cookie: cookie } : {}) },
    // A redirect of a call leads to the sign-in page. Pictures may be elsewhere.
    redirect: schema === 'file' ? 'follow' : 'manual',
  })
  return {
    method: 'GET',
    url: url.href,
    status: response.status,
    answer: await response.text(),
    contentType: mediaType(response.headers.get('Content-Type')),
    milliseconds: performance.now() - start,
  }
}

/** Returns whether the back end asks for a session: 401, 403 or a redirect to its sign-in page. */
function isRefusal({ status }: Exchange): boolean {
  return status === 401 || status === 403 || (status >= 300 && status < 400)
}

/** The fields of a row that give arguments for later calls, by endpoint. These endpoints are called first, in this order. */
const argumentSources: Record<string, Record<string, (row: Row) => unknown>> = {
  getAds: {
    adid: ({ Code }) => Code,
    adCode: ({ Code }) => Code,
    fileName: ({ Teacher }) => Teacher?.['ProfileImageUrl'],
    userid: ({ Teacher }) => Teacher?.['UserCode'],
    teacherid: ({ Teacher }) => Teacher?.['UserCode'],
  },
  // The ads of a list may lack the tutor's code.
  getAdByCode: {
    userid: ({ Teacher }) => Teacher?.['UserCode'],
    teacherid: ({ Teacher }) => Teacher?.['UserCode'],
  },
  getMains: { main: ({ Id }) => Id },
  getPartners: { code: ({ Code }) => Code },
  getMentors: { code: ({ Code }) => Code },
  getRequests: { request: ({ RequestCode }) => RequestCode },
  getAppointments: { appointment: ({ Id }) => Id },
  getPayments: { paymentCode: ({ PaymentCode }) => PaymentCode },
}

type Row = Record<string, unknown> & { Teacher?: Record<string, unknown> | null }

function inOrder(): EndpointEntry[] {
  const safe = endpoints.filter(({ method, isChange }) => method === 'GET' && !isChange)
  const sources = Object.keys(argumentSources)
  const rank = ({ name }: EndpointEntry) => (sources.includes(name) ? sources.indexOf(name) : sources.length)
  return safe.toSorted((a, b) => rank(a) - rank(b))
}

/** The known argument that each of these endpoints expects as `id`. */
const idOf: Record<string, string> = { getRequest: 'request', getSubjectsOf: 'main', getChat: 'appointment' }

function argumentsOf({ name }: EndpointEntry, known: Arguments, options: LiveOptions): Arguments {
  if (name === 'getTeacherById') return { userid: options.tutorId }
  if (name === 'getConversationById') return { ...known, id: options.partnerId }
  return { ...known, id: known[idOf[name] ?? ''] }
}

function addressOf({ path, query }: EndpointEntry, args: Arguments): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const needed = [...names, ...Object.keys(query).filter(name => query[name] === null)]
  if (needed.some(name => args[name] === undefined)) return undefined
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
  const search = new URLSearchParams()
  for (const [name, own] of Object.entries(query))
    if (own !== undefined) search.set(name, String(own ?? args[name]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 3_600_000)
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
}

/** Arguments of calls that are known so far, by name. */
type Arguments = Record<string, string | number | undefined>

/** Stores the arguments for later calls that a response contains. */
function learn(name: string, answer: string, known: Arguments): void {
  const rows = rowsOf(answer)
  for (const [argument, valueOf] of Object.entries(argumentSources[name] ?? {}))
    known[argument] ??= rows.map(valueOf).find(isArgument)
}

const isArgument = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Returns the rows of a list or page; a single object is its only row. */
function rowsOf(answer: string): Row[] {
  try {
    const json = JSON.parse(answer) as { Entities?: Row[] | null } | Row[] | null
    if (Array.isArray(json)) return json
    if (json && 'Entities' in json) return json.Entities ?? []
    return json ? [json] : []
  } catch {
    return []
  }
}
