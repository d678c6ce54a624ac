import { endpoints, type EndpointEntry } from '#api/endpoints.ts'
import { compare, type Findings, isFit, noFindings } from './compare.ts'
import { fieldOf } from './shape.ts'

/** One request with its response, from a recording or just sent. */
export type Exchange = {
  method: string
  url: string
  status: number
  sent?: string | undefined
  answer: string
}

/** How the exchanges of one endpoint compare with the contract; `seen` is their number. */
export type Verdict = { endpoint: EndpointEntry; seen: number; answers: Findings; sent: Findings }

/**
 * Compares all exchanges with the contract, except those with a status other than 2xx, which have no defined
 * shape.
 */
export function checkExchanges(exchanges: readonly Exchange[]): Verdict[] {
  return endpoints.map(endpoint => {
    const own = exchanges.filter(one => one.status >= 200 && one.status < 300 && isCallOf(endpoint, one))
    const verdict: Verdict = { endpoint, seen: own.length, answers: noFindings(), sent: noFindings() }
    for (const one of own) {
      checkAnswer(endpoint, one.answer, verdict.answers)
      checkSent(endpoint, one.sent, verdict.sent)
    }
    return verdict
  })
}

function isCallOf({ method, path }: EndpointEntry, exchange: Exchange): boolean {
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  // The server ignores the casing of paths, and a recording of the legacy site may have another casing.
  return exchange.method === method && new RegExp(`^${pattern}$`, 'i').test(new URL(exchange.url).pathname)
}

function checkAnswer({ answer }: EndpointEntry, text: string, findings: Findings): void {
  if (answer === null || answer === 'file') return
  const json = parse(text.trim() === '' ? 'null' : text)
  if (json === notJson) findings.wrong.add('answer: expected JSON, got other text')
  else compare(json, fieldOf(answer), findings)
}

function checkSent({ body }: EndpointEntry, text: string | undefined, findings: Findings): void {
  if (body === null || body === 'form' || text === undefined) return
  const json = parse(text)
  if (json === notJson) findings.wrong.add('body: expected JSON, got other text')
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

/** Returns a report with a paragraph per endpoint; `isFit` is true when the app can read all exchanges. */
export function report(verdicts: readonly Verdict[]): { text: string; isFit: boolean } {
  const lines = verdicts.flatMap(({ endpoint, seen, answers, sent }) => {
    const call = `${endpoint.method} ${endpoint.path}`
    if (seen === 0) return [`not seen  ${call}`]
    const word = isFit(answers) && isFit(sent) ? 'fit      ' : 'MISFIT   '
    return [`${word} ${call} (${seen} seen)`, ...details('answer', answers), ...details('sent', sent)]
  })
  const misfits = verdicts.filter(({ answers, sent }) => !isFit(answers) || !isFit(sent)).length
  const unseen = verdicts.filter(({ seen }) => seen === 0).length
  const fit = verdicts.length - misfits - unseen
  lines.push('', `${fit} fit, ${misfits} do not, ${unseen} not seen`)
  return { text: lines.join('\n'), isFit: misfits === 0 }
}

function details(where: string, { unknown, missing, wrong }: Findings): string[] {
  const lists = { 'unknown fields': unknown, 'missing fields': missing, 'wrong types': wrong }
  return Object.entries(lists).flatMap(([name, found]) =>
    found.size === 0 ? [] : [`            ${where}, ${name}: ${[...found].toSorted().join('; ')}`],
  )
}
