import { describeError, isApiError } from './errors.ts'

/**
 * How a change ended that did not succeed: `expired` leads to login, `problem` is told beside the button. With `isUnknown`
 * nobody knows whether it has arrived.
 */
export type Failed = { kind: 'expired' } | { kind: 'problem'; title: string; help?: string; isUnknown?: true }

/** Whether nobody knows if it has arrived. */
export const isUnknown = (failed: Failed) => failed.kind === 'problem' && failed.isUnknown === true

export type Outcome<Value> = { kind: 'done'; value: Value } | Failed

type AfterTimeout<Value> = {
  /** Reads from the server what became of the change; `null`: it has not arrived. */
  find: () => Promise<{ value: Value } | null>
  /** What is said when it has not arrived, and when that could not be found out either. */
  notArrived: string
  unknown: string
}

/**
 * Tries a change, once. Never throws: each failure is an outcome, so that what was typed stays where it is. Whether one
 * that timed out or broke off has arrived is read from the server. contract: Every request
 */
export async function attempt<Value>(
  change: () => Promise<Value>,
  { find, notArrived, unknown }: AfterTimeout<Value>,
): Promise<Outcome<Value>> {
  try {
    return { kind: 'done', value: await change() }
  } catch (error) {
    if (!isApiError(error) || (error.kind !== 'timeout' && error.kind !== 'network')) return toFailed(error)
    if (error.kind === 'network') {
      // The connection may have broken after the change had arrived.
      try {
        const found = await find()
        return found ? { kind: 'done', value: found.value } : toFailed(error)
      } catch {
        return { kind: 'problem', ...describeError(error), isUnknown: true }
      }
    }
  }
  try {
    const found = await find()
    return found ? { kind: 'done', value: found.value } : { kind: 'problem', title: notArrived }
  } catch {
    return { kind: 'problem', title: unknown, isUnknown: true }
  }
}

/** What any error of a call comes to. */
export function toFailed(error: unknown): Failed {
  if (isApiError(error) && error.kind === 'session') return { kind: 'expired' }
  return { kind: 'problem', ...describeError(error) }
}

/** Whether the server has understood, and said no: nothing was changed. */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { kind, status = 0 } = error
  return kind === 'session' || (status >= 400 && status < 500 && status !== 408)
}

/** What is told of a change that failed to who has left its form. contract: Every request */
export function toldElsewhere(failed: Failed, notDone: string, unknown: string): string {
  return isUnknown(failed) ? unknown : notDone
}
