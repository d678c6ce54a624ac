import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { add, compare, type Difference, type Findings } from './compare.ts'
import { fieldOf } from './shape.ts'

/** One request with its response, from a recording or just sent. */
export type Exchange = {
  method: string
  url: string
  /** The status of the response; 0 or less when there was none. */
  status: number
  sent?: string | undefined
  /** The body of the response; `undefined` when a recording lacks it. */
  answer: string | undefined
  /** The media type of the response, e.g. `image/png`; `undefined` when it is unknown. */
  contentType?: string | undefined
  /** Milliseconds from the request to the end of the response. */
  milliseconds?: number
  /** The server's time at the response, or else the client's time at the request. */
  time?: Date
}

/** A difference, and whether the response or the body of the request has it. */
export type Located = Difference & { where: 'answer' | 'sent' }

/** How the exchanges of one endpoint compare with the contract; `seen` is their number. */
export type Verdict = { endpoint: EndpointEntry; seen: number; differences: Located[] }

/**
 * Compares all exchanges with the contract. A response with a status other than 2xx has no defined shape: it
 * only counts when every call of its endpoint failed, as the difference `status`.
 */
export function checkExchanges(exchanges: readonly Exchange[]): Verdict[] {
  return endpoints.map(endpoint => {
    const own = exchanges.filter(one => one.status > 0 && one.answer !== undefined && isCallOf(endpoint, one))
    const succeeded = own.filter(isSuccess)
    const answers: Findings = []
    const sent: Findings = []
    for (const one of succeeded) {
      checkAnswer(endpoint, one, answers)
      checkSent(endpoint, one.sent, sent)
    }
    if (succeeded.length === 0)
      for (const { status } of own)
        add(answers, { kind: 'wrong', field: 'status', expected: '200', got: String(status) })
    return {
      endpoint,
      seen: own.length,
      differences: [...locate('answer', answers), ...locate('sent', sent)],
    }
  })
}

const locate = (where: Located['where'], findings: Findings) => findings.map(one => ({ ...one, where }))

export const isSuccess = ({ status }: Exchange) => status >= 200 && status < 300

export function isCallOf(
  { method, path }: EndpointEntry,
  exchange: Pick<Exchange, 'method' | 'url'>,
): boolean {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  // The server ignores the casing of paths, and a recording of the legacy site may have another casing.
  return exchange.method === method && new RegExp(`^${pattern}$`, 'i').test(new URL(exchange.url).pathname)
}

function checkAnswer({ response }: EndpointEntry, exchange: Exchange, findings: Findings): void {
  if (response === null) return
  if (response === 'file') return checkFile(exchange, findings)
  const json = parse((exchange.answer ?? '').trim() || 'null')
  if (json === notJson) add(findings, { kind: 'wrong', field: 'answer', expected: 'JSON', got: 'other text' })
  else compare(json, fieldOf(response), findings)
}

/** A file has no shape, but a page in its place, e.g. that of the sign-in, is a difference. */
function checkFile({ contentType }: Exchange, findings: Findings): void {
  if (contentType === 'text/html')
    add(findings, { kind: 'wrong', field: 'answer', expected: 'file', got: 'HTML' })
}

function checkSent({ body }: EndpointEntry, text: string | undefined, findings: Findings): void {
  if (body === null || body === 'form' || text === undefined) return
  const json = parse(text)
  if (json === notJson) add(findings, { kind: 'wrong', field: 'body', expected: 'JSON', got: 'other text' })
  else compare(json, fieldOf(body), findings)
}

const notJson = Symbol('not JSON')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}
