import type { Path } from './addresses.ts'
import type { Misfit } from './misfits.ts'

/** A received response. `date` is the server's time, if the response has a `Date` header. */
export type Call = { method: string; path: Path; status: number; date: Date | undefined }
export type MisfitReport = Misfit & { endpoint: string }

/**
 * The app's settings and callbacks for the client: anti-forgery names, global loader, log, clock
 * (app/wiring.ts).
 */
export type ClientHooks = {
  /** Names of the anti-forgery cookie and header. */
  xsrf: { cookie: string; header: string }
  /** Called with `1` when a request starts and with `-1` when it ends, except for background reads. */
  onTraffic: (change: 1 | -1) => void
  onAnswer: (call: Call) => void
  /** Called once per endpoint, field, expected type and received type. */
  onMisfit: (report: MisfitReport) => void
}

const unwired: ClientHooks = {
  xsrf: { cookie: '', header: '' },
  onTraffic: () => {},
  onAnswer: () => {},
  onMisfit: () => {},
}

let current = unwired
let reported = new Set<string>()

/** Replaces the hooks; those left out do nothing. Clears the record of reported misfits. */
export function setHooks(wiring: Partial<ClientHooks>): void {
  current = { ...unwired, ...wiring }
  reported = new Set()
}

export const hooks = (): ClientHooks => current

/** Reports mismatches between a response and the contract to `onMisfit`, each once. */
export function report(endpoint: string, misfits: Misfit[]): void {
  for (const misfit of misfits) {
    const key = [endpoint, misfit.field, misfit.expected, misfit.got].join(' ')
    if (reported.has(key)) continue
    reported.add(key)
    current.onMisfit({ endpoint, ...misfit })
  }
}
