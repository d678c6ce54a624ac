import { showAlert } from '#stores/alert.ts'
import { paymentText } from '#text/payment.ts'
import { hasPaidPart, isNothingPaid, type PayResult } from './result.ts'

/**
 * Payments under way, by who pays what. They go on when their page is left: who comes back finds them again, and who does
 * not hears of the end where they are.
 */
const running = new Set<string>()
const pages = new Map<string, (result: PayResult) => void>()
const listeners = new Set<() => void>()

/** Whether it is, for `useSyncExternalStore`. */
export const isUnderWay = (key: string) => running.has(key)

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hands the end of the payment to the page that shows it. Returns how to stop. */
export function awaitResult(key: string, onResult: (result: PayResult) => void): () => void {
  pages.set(key, onResult)
  return () => {
    if (pages.get(key) === onResult) pages.delete(key)
  }
}

type Payment = {
  viewerCode: string
  key: string
  run: () => Promise<PayResult>
  /** Reads again what the screen shows that the viewer has gone on to. */
  refresh: () => Promise<void>
}

/** Starts it, unless it is under way. Other tabs of the same viewer wait for its end, and then look first as we do. */
export async function start({ viewerCode, key, run, refresh }: Payment): Promise<void> {
  if (running.has(key)) return
  running.add(key)
  tell()
  const result = await alone(`payment:${viewerCode}`, run)
  running.delete(key)
  const onResult = pages.get(key)
  if (onResult) onResult(result)
  else tellElsewhere(result, refresh)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/** Old browsers and plain http have no locks. */
function alone(name: string, run: () => Promise<PayResult>): Promise<PayResult> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** For who has gone on to another screen. */
export function tellElsewhere(result: PayResult, refresh: () => Promise<void>): void {
  const { done, elsewhere } = paymentText
  void refresh()
  if (result.kind === 'paid') return showAlert(done)
  showAlert(elsewhere[whatElsewhere(result)], 'error')
}

function whatElsewhere(result: PayResult): keyof typeof paymentText.elsewhere {
  if (isNothingPaid(result)) return 'notPaid'
  if ('changes' in result && result.changes && hasPaidPart(result.changes)) return 'part'
  return result.kind === 'unknown' && result.tried.isTaken ? 'taken' : 'unknown'
}
