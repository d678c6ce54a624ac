import { setTimeout as pause } from 'node:timers/promises'
import { acceptJson } from '#api/addresses.ts'
import { endpoints } from '#api/endpoints.ts'
import { messageOf } from '../commandLine.ts'

/** The only reads of a snapshot: those of a visitor that neither change nor count anything. */
const visitorReads = new Set<string>(endpoints.filter(({ isPublic }) => isPublic).map(({ path }) => path))

/** Thrown when the back end seems to be down; ends the run. */
export class TooManyFailures extends Error {}

type Options = {
  /** Origin of the back end. */
  from: URL
  /** Reads a second, at most. */
  rate: number
  /** Milliseconds before the second and the third attempt. */
  pauses?: readonly number[]
}

/** Consecutive failures after which the reader gives up. */
const maxFailures = 20
const timeout = 30_000

/**
 * Returns a function that reads JSON from the back end as a visitor: one read at a time, over one connection, at most
 * `rate` a second, each repeated twice after a pause. Reference lists are read once.
 * @throws Error saying what the back end answered, and TooManyFailures
 */
export function createReader({ from, rate, pauses = [2000, 8000] }: Options) {
  const lists = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  let failures = 0
  const reader = { read, sent: 0, serverTime: new Date() }
  return reader

  function read(address: string): Promise<unknown> {
    const known = lists.get(address)
    if (known) return known
    const [path = ''] = address.split('?')
    if (!visitorReads.has(path)) return Promise.reject(new Error(`${path} is no read of a visitor`))
    const json = last.then(() => readWithRetries(address))
    last = json.catch(() => {})
    if (address === path) {
      lists.set(address, json)
      json.catch(() => lists.delete(address))
    }
    return json
  }

  async function readWithRetries(address: string): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      if (failures >= maxFailures)
        throw new TooManyFailures(`${maxFailures} reads in a row have failed: is ${from.origin} up?`)
      const now = Date.now()
      await pause(Math.max(0, nextAt - now))
      nextAt = Math.max(now, nextAt) + 1000 / rate
      try {
        const json = await readOnce(address)
        failures = 0
        return json
      } catch (error) {
        failures += 1
        const before = pauses[attempt]
        if (before === undefined || (error instanceof Refusal && !error.isTemporary))
          throw new Error(`GET ${address}: ${messageOf(error)}`, { cause: error })
        await pause(before)
      }
    }
  }

  async function readOnce(address: string): Promise<unknown> {
    reader.sent += 1
    const response = await fetch(new URL(address, from), {
      headers: { Accept: acceptJson },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const text = await response.text()
    const serverTime = new Date(response.headers.get('date') ?? '')
    if (!Number.isNaN(serverTime.getTime())) reader.serverTime = serverTime
    if (!response.ok) {
      const isTemporary = response.status >= 500 || [408, 429].includes(response.status)
      throw new Refusal(`answered with the status ${response.status}`, isTemporary)
    }
    if (/^\s*</.test(text)) throw new Refusal('answered with HTML instead of JSON', false)
    try {
      return JSON.parse(text)
    } catch {
      throw new Refusal('answered with text that is not JSON', true)
    }
  }
}

/** An answer that is no data. */
class Refusal extends Error {
  readonly isTemporary: boolean

  constructor(message: string, isTemporary: boolean) {
    super(message)
    this.isTemporary = isTemporary
  }
}
