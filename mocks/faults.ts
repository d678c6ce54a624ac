import { HttpResponse } from 'msw/http'
import type { Fault, Faults } from './faultKinds.ts'
import { chooseMocks, getMocks } from './state.ts'

/**
 * Lets every call of an endpoint go wrong, or go right again (`null`), in this tab and over its reloads. The name is that
 * of its function in src/api: `setFault('getAds', 'html')`.
 */
export function setFault(endpointName: string, fault: Fault | null): void {
  const { [endpointName]: _, ...others } = getMocks().faults
  chooseMocks({ faults: fault === null ? others : { ...others, [endpointName]: fault } })
}

export function getFaults(): Faults {
  return getMocks().faults
}

export function clearFaults(): void {
  chooseMocks({ faults: {} })
}

/**
 * What comes instead of the answer. `timeout` settles only when the caller gives up. @throws the abort reason then
 */
export async function answerFault(fault: Fault, { signal }: Request): Promise<Response> {
  if (fault === 'timeout') return wait('never', signal).then(() => HttpResponse.error())
  return made[fault]()
}

const json = { headers: { 'Content-Type': 'application/json; charset=utf-8' } }

const made: Record<Exclude<Fault, 'timeout'>, () => Response> = {
  '500': () => HttpResponse.text('Eroare de probă.', { status: 500 }),
  '404': () => HttpResponse.text('Eroare de probă: nu există.', { status: 404 }),
  '401': () => HttpResponse.text('', { status: 401 }),
  offline: () => HttpResponse.error(),
  empty: () => new HttpResponse(null, { status: 200 }),
  malformed: () => new HttpResponse('{"$id":"1","TotalRows":23,"Entities":[{"Code":"a7k2', json),
  // Fits no schema of the contract: a list, a page, a number, a text and a thing all want something else.
  shape: () => new HttpResponse('{"UserCode":7,"Message":"Alta forma"}', json),
  html: () =>
    HttpResponse.html(
      '<!DOCTYPE html><html><head><title>Autentificare</title></head><body><form action="/Account/Login" method="post"></form></body></html>',
    ),
}

/** Milliseconds, or until the caller gives up. @throws the abort reason then */
export async function wait(time: number | 'never', signal: AbortSignal): Promise<void> {
  if (time === 0) return
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = time === 'never' ? undefined : setTimeout(resolve, time)
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
