import type { Message } from '#api/messages.ts'
import type { Paged } from '#api/schemas.ts'

// Assumption: a message has no id and is never deleted, so its place counted from the first one names it.
/** A message and its place in the conversation: 1 is the first ever sent. */
export type Numbered = { number: number; message: Message }

/** What is known of a conversation: consecutive messages, oldest first, and how many there are in all. */
export type Thread = { total: number; messages: Numbered[] }

/** How many messages a page has. contract: Every response */
const pageSize = 100

/** No more than these are shown at once: a browser could not hold a whole history of years. */
export const mostShown = 1000

/** A page as the server sends it, newest first, numbered. */
export function toThread({ TotalRows, Entities }: Paged<Message>, page: number): Thread {
  const skipped = (page - 1) * pageSize
  const total = Math.max(TotalRows, skipped + Entities.length)
  const messages = Entities.map((message, index) => ({ number: total - skipped - index, message }))
  return { total, messages: messages.toReversed() }
}

/**
 * What was known together with the newest page, read again. When messages have gone, or so many came that some between are
 * unknown, only that page counts.
 */
export function refresh(known: Thread | null, newest: Thread): Thread {
  const isApart = known && (newest.total < known.total || oldestOf(newest) > newestOf(known) + 1)
  return !known || isApart ? newest : join(known, newest)
}

/** What was known together with an older page, unless that does not reach it any more. */
export function extend(known: Thread, older: Thread): Thread {
  const isApart = older.total < known.total || newestOf(older) < oldestOf(known) - 1
  return isApart ? known : join(known, older)
}

/** Each message once, as it was first known: what is drawn already stays the same. */
function join(known: Thread, read: Thread): Thread {
  const byNumber = new Map([...read.messages, ...known.messages].map(one => [one.number, one]))
  return {
    total: read.total,
    messages: [...byNumber.values()].toSorted((a, b) => a.number - b.number),
  }
}

export const newestOf = ({ messages }: Thread) => messages.at(-1)?.number ?? 0
export const oldestOf = ({ messages }: Thread) => messages[0]?.number ?? 1

/** The page that holds what comes before the oldest known message; `null` when there is nothing before it. */
export function olderPage(thread: Thread): number | null {
  const oldest = oldestOf(thread)
  return oldest <= 1 ? null : Math.floor((thread.total - oldest + 1) / pageSize) + 1
}

/** What the partner wrote since. */
export function newsIn(known: Thread, read: Thread): Numbered[] {
  const newest = newestOf(known)
  return read.messages.filter(({ number, message }) => number > newest && !message.isMy)
}
