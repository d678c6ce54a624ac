import { describe, expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import {
  conversationOf,
  extend,
  newestOf,
  newPartnerMessages,
  olderIn,
  olderPage,
  refresh,
  type Thread,
  toThread,
} from './thread.ts'

/** Returns a page of `total` messages. Odd ones are the viewer's, and `broken` ones do not fit the schema. */
function page(number: number, total: number, { broken = [] as number[], size = 100 } = {}) {
  const first = total - (number - 1) * 100
  const rows = Array.from({ length: Math.min(size, first) }, (_, index) => {
    const place = first - index
    return broken.includes(place) ? null : { Body: `mesajul ${place}`, isMy: place % 2 === 1 }
  })
  return toThread({ total, rows }, number)
}

const span = ({ messages }: Thread) => [messages[0]?.number, messages.at(-1)?.number, messages.length]

test('toThread numbers messages from the first ever sent, and returns them oldest first', () => {
  const thread = page(1, 130)
  expect(span(thread)).toEqual([31, 130, 100])
  expect(thread.messages[0]?.message.Body).toBe('mesajul 31')
})

test('toThread does not number below 1 when the total is too small', () => {
  const thread = toThread({ total: 0, rows: [{ Body: 'x', isMy: true }] }, 1)
  expect(thread.messages[0]?.number).toBe(1)
})

test('olderPage is the page after the newest, if there are more messages', () => {
  expectRows(olderPage, [
    [page(1, 130), 2],
    [page(1, 100), null],
    [page(1, 231), 2],
    [page(1, 0), null],
    // A page without rows.
    [toThread({ total: 5, rows: [] }, 1), null],
  ])
})

test('extend adds an older page without duplicates, also when a message arrived in between', () => {
  expect(span(extend(page(1, 230), page(2, 230)))).toEqual([31, 230, 200])
  const shifted = extend(page(1, 230), page(2, 231))
  expect(span(shifted)).toEqual([32, 230, 199])
  expect(olderPage(shifted)).toBe(3)
  expect(span(extend(shifted, page(3, 231)))).toEqual([1, 230, 230])
})

test('refresh adds the new messages of a newer first page', () => {
  const known = extend(page(1, 130), page(2, 130))
  const read = page(1, 133)
  expect(span(refresh(known, read))).toEqual([1, 133, 133])
  expect(newPartnerMessages(known, read).map(({ number }) => number)).toEqual([132])
})

test('refresh ignores a stale newest page, but takes one from which messages were removed', () => {
  const before = extend(page(1, 230), page(2, 230))
  const known = refresh(before, page(1, 231))
  expect(refresh(known, page(1, 230), before)).toBe(known)
  expect(span(refresh(known, page(1, 232), before))).toEqual([31, 232, 202])
  expect(span(refresh(known, page(1, 230)))).toEqual([131, 230, 100])
})

test('extend adds an older page that was read before a new message arrived', () => {
  const known = refresh(page(1, 130), page(1, 131))
  const whole = extend(known, page(2, 130))
  expect([...span(whole), whole.total]).toEqual([1, 131, 131, 131])
  expect(olderIn(known, whole)).toBe(30)
  expect(olderPage(whole)).toBeNull()
})

test('extend ignores an older page that leaves a gap', () => {
  const known = refresh(page(1, 130), page(1, 400))
  expect(olderIn(known, extend(known, page(2, 130)))).toBe(0)
})

test('refresh returns the same objects for messages that are already rendered', () => {
  const known = page(1, 3)
  expect(refresh(known, page(1, 4)).messages[0]).toBe(known.messages[0])
})

test('only the newest page counts when messages were removed, or some in between are unknown', () => {
  expect(span(refresh(page(1, 130), page(1, 129)))).toEqual([30, 129, 100])
  expect(span(refresh(page(1, 130), page(1, 400)))).toEqual([301, 400, 100])
  expect(span(refresh(page(1, 130), page(1, 230)))).toEqual([31, 230, 200])
  expect(span(extend(page(1, 130), page(2, 110)))).toEqual([31, 130, 100])
  expect(span(extend(page(1, 400), page(3, 400)))).toEqual([301, 400, 100])
})

describe('a message that does not fit the schema', () => {
  test('at any place neither shifts the others nor hides the older page', () => {
    for (const broken of [31, 80, 130]) {
      const row = `at place ${broken} neither shifts the others nor hides the older page`
      const newest = page(1, 130, { broken: [broken] })
      expect.soft(newest.messages, row).toHaveLength(99)
      expect
        .soft(
          newest.messages.every(({ number, message }) => message.Body === `mesajul ${number}`),
          row,
        )
        .toBe(true)
      expect.soft(olderPage(newest), row).toBe(2)
      const older = page(2, 130, { broken: [30, 1] })
      expect.soft(olderIn(newest, older), row).toBe(28)
      const whole = extend(newest, older)
      expect.soft(span(whole), row).toEqual([2, broken === 130 ? 129 : 130, 127])
      expect.soft(olderPage(whole), row).toBeNull()
    }
  })

  test('does not count as new, and duplicates nothing', () => {
    const known = page(1, 130)
    const read = page(1, 131, { broken: [131] })
    expect(newPartnerMessages(known, read)).toEqual([])
    expect(span(refresh(known, read))).toEqual([31, 130, 100])
    const next = page(1, 132, { broken: [131] })
    expect(newPartnerMessages(refresh(known, read), next).map(({ number }) => number)).toEqual([132])
    expect(newestOf(refresh(known, next))).toBe(132)
  })

  test('may leave a page empty, and the page before it is found all the same', () => {
    const places = Array.from({ length: 100 }, (_, index) => 131 + index)
    const newest = page(1, 230, { broken: places })
    expect(newest.messages).toEqual([])
    expect(olderPage(newest)).toBe(2)
    expect(span(extend(newest, page(2, 230)))).toEqual([31, 130, 100])
  })
})

test("the message dialog quotes the newest message, unless it is the viewer's own", () => {
  expect(conversationOf(page(1, 2))).toEqual({ conversation: { answered: 'mesajul 2' } })
  expect(conversationOf(page(1, 3))).toEqual({ conversation: { answered: null } })
  expect(conversationOf(page(1, 0))).toEqual({})
  expect(conversationOf(null)).toEqual({})
})
