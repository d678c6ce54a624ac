import { HttpResponse } from 'msw/http'
import { endpoints } from '#api/endpoints.ts'
import { type CarriedOut, type Fault, type Faults, readFault, type SetFault } from './faultKinds.ts'
import { chooseMocks, getMocks } from './state.ts'

/** Sets or removes (`null`) the fault of an endpoint, in this tab and across its reloads. */
export function setFault(endpointName: string, fault: SetFault | null): void {
  if (endpoints.every(({ name }) => name !== endpointName)) throw new Error(`No endpoint ${endpointName}`)
  const { [endpointName]: _, ...others } = getMocks().faults
  chooseMocks({ faults: fault === null ? others : { ...others, [endpointName]: fault } })
}

export function getFaults(): Faults {
  return getMocks().faults
}

export function clearFaults(): void {
  spent = {}
  chooseMocks({ faults: {} })
}

/** The faults of one call that have happened since the page was loaded. */
let spent: Faults = {}

/** Returns the faults that a link needs to show again what happened here: also those of one call that have happened. */
export const faultsOfLink = (): Faults => ({ ...spent, ...getFaults() })

/** Returns the fault set for the next call of an endpoint, and removes it when it is of one call only. */
export function takeFault(endpointName: string): Fault | undefined {
  const set = getMocks().faults[endpointName]
  if (!set) return undefined
  const { kind, isOnce } = readFault(set)
  if (isOnce) {
    setFault(endpointName, null)
    spent = { ...spent, [endpointName]: set }
  }
  return kind
}

/** Returns the response of a fault; with `timeout` the call stays pending. @throws the caller's abort reason */
export async function faultResponse(
  fault: Exclude<Fault, CarriedOut>,
  { signal }: Request,
): Promise<Response> {
  if (fault === 'timeout') return wait('never', signal).then(() => HttpResponse.error())
  return responses[fault]()
}

const json = { headers: { 'Content-Type': 'application/json; charset=utf-8' } }

const responses: Record<Exclude<Fault, 'timeout' | CarriedOut>, () => Response> = {
  '500': () => HttpResponse.text('Eroare de probă.', { status: 500 }),
  '503': () => HttpResponse.text('Eroare de probă: serverul este ocupat.', { status: 503 }),
  '400': () => HttpResponse.text('Eroare de probă: cerere invalidă.', { status: 400 }),
  '401': () => HttpResponse.text('', { status: 401 }),
  '403': () => HttpResponse.text('Eroare de probă: nu aveți voie.', { status: 403 }),
  '404': () => HttpResponse.text('Eroare de probă: nu există.', { status: 404 }),
  '409': () => HttpResponse.text('Eroare de probă: s-a schimbat între timp.', { status: 409 }),
  offline: () => HttpResponse.error(),
  empty: () => new HttpResponse(null, { status: 200 }),
  malformed: () => new HttpResponse('{"$id":"1","TotalRows":23,"Entities":[{"Code":"a7k2', json),
  // Fits no schema of the contract, be it of a list, a page, a number, a text or an object.
  shape: () => new HttpResponse('{"UserCode":7,"Message":"Alta forma"}', json),
  html: () =>
    HttpResponse.html(
      '<!DOCTYPE html><html><head><title>Autentificare</title></head><body><form action="/Account/Login" method="post"></form></body></html>',
    ),
}

/** Waits this many milliseconds. @throws the caller's abort reason */
export async function wait(time: number | 'never', signal: AbortSignal): Promise<void> {
  if (time === 0) return
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = time === 'never' ? undefined : setTimeout(resolve, time)
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
