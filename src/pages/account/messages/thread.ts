import type { Message } from '#api/messages.ts'
import type { Page } from './readMessages.ts'

// Assumption: a message has no id and is never deleted, so its place counted from the first one names it.
/** A message and its place in the conversation: 1 is the first ever sent. */
export type Numbered = { number: number; message: Message }

/**
 * What is known of a conversation: its messages from one place to another, oldest first, without those that could not be
 * read; and how many there are in all.
 */
export type Thread = { total: number; from: number; to: number; messages: Numbered[] }

/** How many messages a page has. contract: Every response */
const pageSize = 100

/** No more than these are shown at once: a browser could not hold a whole history of years. */
export const mostShown = 1000

/** A page, numbered. */
export function toThread(page: Page, number: number): Thread {
  const skipped = (number - 1) * pageSize
  const total = Math.max(page.total, skipped + page.rows.length)
  const to = total - skipped
  const messages = page.rows.flatMap((message, index) => (message ? [{ number: to - index, message }] : []))
  return { total, from: to - page.rows.length + 1, to, messages: messages.toReversed() }
}

/**
 * What is known together with the newest page, read again. When messages have gone, or so many came that some between are
 * unknown, only that page counts. `since` was known when the page was asked for: if more has come meanwhile, a page of
 * fewer messages is merely late.
 */
export function refresh(known: Thread | null, newest: Thread, since = known): Thread {
  if (!known) return newest
  const isFewer = newest.total < known.total
  if (isFewer && known !== since) return known
  return isFewer || newest.from > known.to + 1 ? newest : join(known, newest)
}

/** What is known together with an older page, unless that does not reach it any more. New messages move no number. */
export function extend(known: Thread, older: Thread): Thread {
  return older.to < known.from - 1 ? known : join(known, older)
}

/** Merges two parts. Of a message in both, the object that is rendered already stays. */
function join(known: Thread, read: Thread): Thread {
  const byNumber = new Map([...read.messages, ...known.messages].map(one => [one.number, one]))
  return {
    total: Math.max(known.total, read.total),
    from: Math.min(known.from, read.from),
    to: Math.max(known.to, read.to),
    messages: [...byNumber.values()].toSorted((a, b) => a.number - b.number),
  }
}

/** The newest message that is shown. */
export const newestOf = ({ messages }: Thread) => messages.at(-1)?.number ?? 0

/** The page that holds what comes before the oldest known place; `null` when there is nothing before it. */
export function olderPage({ total, from, to }: Thread): number | null {
  return from <= 1 || to < from ? null : Math.floor((total - from + 1) / pageSize) + 1
}

/** What the partner wrote since. */
export function newsIn(known: Thread, read: Thread): Numbered[] {
  return read.messages.filter(({ number, message }) => number > known.to && !message.isMy)
}

/** How many older messages were read since. */
export function olderIn(known: Thread, read: Thread): number {
  return read.messages.filter(({ number }) => number < known.from).length
}
