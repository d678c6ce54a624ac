import { acceptJson, fill, type Values } from '#api/addresses.ts'
import { readAddressOf } from '#api/early.ts'
import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import type { Exchange } from './check.ts'
import { parse } from './differences.ts'
import { mediaType } from './har.ts'

type LiveOptions = {
  /** The `Cookie` header of a signed-in user. Without it, calls that need a session count as not seen. */
  cookie?: string
  /** The numeric id of a tutor, for `GetUser`. No response contains it. */
  tutorId?: string
  /** The numeric id of a user with whom the signed-in user has exchanged messages, for `getmessages`. */
  partnerId?: string
}

/**
 * The sources of the arguments of later calls: for each endpoint, its arguments and their paths in a row of the response.
 * These endpoints are called first, in this order. `name.argument` is an argument of the endpoint `name` alone.
 */
const sources: Record<string, Record<string, string>> = {
  getAds: { adid: 'Code', adCode: 'Code', fileName: 'Teacher.ProfileImageUrl' },
  // The ads of a list may lack the tutor's code.
  getAdByCode: { userid: 'Teacher.UserCode', teacherid: 'Teacher.UserCode' },
  getMains: { 'getSubjectsOf.id': 'Id' },
  getPartners: { code: 'Code' },
  getMentors: { code: 'Code' },
  getRequests: { 'getRequest.id': 'RequestCode' },
  getAppointments: { 'getChat.id': 'Id' },
  getPayments: { paymentCode: 'PaymentCode' },
}

/**
 * Sends every safe read to a back end. Earlier responses supply the arguments of later calls: the code of an
 * ad, a tutor, a partner, an appointment. A call with an unknown argument is skipped, and counts as not seen.
 */
export async function callBackend(base: string, options: LiveOptions): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  const { cookie, tutorId, partnerId } = options
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  const known: Values = {
    page: 1,
    categoryid: 0,
    cityid: 0,
    day: `${tomorrow.getFullYear()}-${tomorrow.getMonth() + 1}-${tomorrow.getDate()}`,
    width: 110,
    height: 110,
    'getTeacherById.userid': tutorId ?? '',
    'getConversationById.id': partnerId ?? '',
  }
  const reads = endpoints.filter(({ method, isChange }) => method === 'GET' && !isChange)
  const first = Object.keys(sources).flatMap(source => reads.filter(({ name }) => name === source))
  for (const endpoint of new Set([...first, ...reads])) {
    const address = addressOf(endpoint, known)
    if (address === undefined) continue
    const exchange = await send(endpoint, new URL(address, base), cookie)
    if (cookie === undefined && isRefusal(exchange)) continue
    exchanges.push(exchange)
    if (exchange.status !== 200) continue
    for (const [argument, path] of Object.entries(sources[endpoint.name] ?? {}))
      known[argument] ||= valueIn(exchange.answer ?? '', path)
  }
  return exchanges
}

async function send({ response: schema }: EndpointEntry, url: URL, cookie = ''): Promise<Exchange> {
  const response = await fetch(url, {
    headers: { Accept: schema === 'file' ? '*/*' : acceptJson, ...(cookie && { Cookie: cookie }) },
    // Calls redirect only to the sign-in page. Pictures may redirect to another address.
    redirect: schema === 'file' ? 'follow' : 'manual',
  })
  return {
    method: 'GET',
    url: url.href,
    status: response.status,
    answer: await response.text(),
    contentType: mediaType(response.headers.get('Content-Type')),
  }
}

/** Returns whether the back end requires a session: 401, 403 or a redirect to its sign-in page. */
const isRefusal = ({ status }: Exchange) =>
  status === 401 || status === 403 || (status >= 300 && status < 400)

/** Returns the address of a call; `undefined` when an argument is not known. */
function addressOf(endpoint: EndpointEntry, known: Values): string | undefined {
  const { name, path, query } = endpoint
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, argument = '']) => argument)
  const needed = [...inPath, ...Object.keys(query).filter(argument => query[argument] === null)]
  const pairs = needed.map(argument => [argument, known[`${name}.${argument}`] ?? known[argument] ?? ''])
  if (pairs.some(([, value]) => value === '')) return undefined
  return readAddressOf(fill(endpoint, Object.fromEntries(pairs) as Values))
}

/** Returns the first text or number at a path in the rows of a list or page. A single object counts as one row. */
function valueIn(answer: string, path: string): Values[string] {
  const json = parse(answer)
  const rows = [Reflect.get(Object(json), 'Entities') ?? json].flat()
  const values = rows.map(row =>
    path.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), row),
  )
  return values.find(
    (value): value is string | number =>
      typeof value === 'number' || (typeof value === 'string' && value !== ''),
  )
}
