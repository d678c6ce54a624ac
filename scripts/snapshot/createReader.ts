import { setTimeout as pause } from 'node:timers/promises'
import ky from 'ky'
import { acceptJson } from '#api/addresses.ts'
import { endpoints } from '#api/endpoints.ts'
import { messageOf } from '../commandLine.ts'

/** The only reads of a snapshot: a visitor's reads that neither change nor count anything. */
const visitorReads = new Set<string>(endpoints.filter(({ isPublic }) => isPublic).map(({ path }) => path))

/** Thrown when the back end seems to be down; ends the run. */
export class TooManyFailures extends Error {}

/** Consecutive failures after which the reader gives up. */
const maxFailures = 20

/**
 * Returns a function that reads JSON from the back end at the origin `from` as a visitor: one read at a time, over one
 * connection, at most `rate` a second. Each read is retried after `pauses` (ms) when its failure is temporary. Reference
 * lists are read once.
 * @throws Error that describes the response of the back end, and TooManyFailures
 */
export function createReader({
  from,
  rate,
  pauses = [2000, 8000],
}: {
  from: URL
  rate: number
  pauses?: number[]
}) {
  const lists = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  let failures = 0
  const reader = { read, sent: 0, serverTime: new Date() }
  const client = ky.create({
    headers: { Accept: acceptJson },
    // A redirect leads to the login page.
    redirect: 'manual',
    timeout: 30_000,
    totalTimeout: false,
    retry: {
      limit: pauses.length,
      statusCodes: [408, 429, 500, 502, 503, 504],
      delay: attempt => pauses[attempt - 1] ?? 0,
      maxRetryAfter: 60_000,
      retryOnTimeout: true,
    },
    hooks: { beforeRetry: [beforeAttempt] },
  })
  return reader

  function read(address: string): Promise<unknown> {
    const known = lists.get(address)
    if (known) return known
    const [path = ''] = address.split('?')
    if (!visitorReads.has(path)) return Promise.reject(new Error(`${path} is no read of a visitor`))
    const json = last.then(() => readNow(address))
    last = json.catch(() => {})
    if (address === path) {
      lists.set(address, json)
      json.catch(() => lists.delete(address))
    }
    return json
  }

  async function readNow(address: string): Promise<unknown> {
    if (failures >= maxFailures)
      throw new TooManyFailures(`${maxFailures} reads in a row have failed: is ${from.origin} up?`)
    try {
      await beforeAttempt()
      const response = await client(new URL(address, from))
      const json = await response.json<unknown>()
      const serverTime = new Date(response.headers.get('date') ?? '')
      if (!Number.isNaN(serverTime.getTime())) reader.serverTime = serverTime
      failures = 0
      return json
    } catch (error) {
      throw new Error(`GET ${address}: ${messageOf(error)}`, { cause: error })
    }
  }

  /** Waits for the rate, and counts the attempt as a failure until it has succeeded. */
  async function beforeAttempt(): Promise<void> {
    const now = Date.now()
    await pause(Math.max(0, nextAt - now))
    nextAt = Math.max(now, nextAt) + 1000 / rate
    reader.sent += 1
    failures += 1
  }
}
