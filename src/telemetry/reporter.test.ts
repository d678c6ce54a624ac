import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChunkEntry } from './entries.ts'
import { createReporter, mostPerHour, type Report } from './reporter.ts'

const entry = (file: string): ChunkEntry => ({ kind: 'chunk', route: '/', file })

let sent: Report[]
let isAccepting: boolean
/** Each test has a day of its own: the module remembers the entries of the tests before it. */
let day = 0

/** A reporter as after a page load in the same tab. */
function load() {
  return createReporter({
    build: 'b1',
    send(body) {
      if (isAccepting) sent.push(JSON.parse(body))
      return isAccepting
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: ++day * 24 * 3_600_000 })
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  sent = []
  isAccepting = true
})
afterEach(() => void vi.unstubAllGlobals())

test('entries of ten seconds go in one request', () => {
  const { add } = load()
  add(entry('a'))
  vi.advanceTimersByTime(9_999)
  add(entry('b'))
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([{ build: 'b1', entries: [entry('a'), entry('b')] }])
})

test('a flush sends at once, and sends nothing when the queue is empty', () => {
  const { add, flush } = load()
  flush()
  add(entry('a'))
  flush()
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

test('the same entry is sent once per page load', () => {
  const { add, flush } = load()
  add(entry('a'))
  flush()
  add(entry('a'))
  flush()
  expect(sent).toHaveLength(1)
})

test('entries that the browser refuses go with the next request', () => {
  const { add, flush } = load()
  isAccepting = false
  add(entry('a'))
  flush()
  isAccepting = true
  add(entry('b'))
  flush()
  expect(sent).toEqual([{ build: 'b1', entries: [entry('a'), entry('b')] }])
})

const entriesSent = () => sent.flatMap(({ entries }) => entries).length

test.each(['the session storage', 'no storage'])(
  'a tab sends 20 entries an hour at most, with %s',
  storage => {
    if (storage === 'no storage') vi.stubGlobal('sessionStorage', undefined)
    for (let pageLoad = 0; pageLoad < 3; pageLoad++) {
      const { add, flush } = load()
      for (let n = 0; n < 15; n++) add(entry(`${pageLoad} ${n}`))
      flush()
    }
    expect(entriesSent()).toBe(mostPerHour)
    vi.advanceTimersByTime(3_600_000)
    const { add, flush } = load()
    add(entry('an hour later'))
    flush()
    expect(entriesSent()).toBe(mostPerHour + 1)
  },
)
