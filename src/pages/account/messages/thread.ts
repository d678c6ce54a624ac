import { useState } from 'react'
import type { Message } from '#api/messages.ts'
import { usePolling } from '#data/usePolling.ts'
import { useDeferred } from '#data/useDeferred.ts'
import type { Recipient } from '#stores/modal.ts'
import { type ConversationData, type Page, pollEvery, readMessages } from './load.ts'

// Assumption: a message has no id and is never deleted, so its place counted from the first one names it.
/** A message and its place in the conversation: 1 is the first ever sent. */
export type Numbered = { number: number; message: Message }

/** The loaded part of a conversation: the readable messages from place `from` to `to`, of `total`; oldest first. */
export type Thread = { total: number; from: number; to: number; messages: Numbered[] }

/** Messages per page. §7 Every response */
const pageSize = 100

/** Once this many messages are rendered, no older ones load: a browser could not render a history of years. */
export const mostShown = 1000

export function toThread(page: Page, number: number): Thread {
  const skipped = (number - 1) * pageSize
  const total = Math.max(page.total, skipped + page.rows.length)
  const to = total - skipped
  const messages = page.rows.flatMap((message, index) => (message ? [{ number: to - index, message }] : []))
  return { total, from: to - page.rows.length + 1, to, messages: messages.toReversed() }
}

/**
 * Returns the known thread with the refetched newest page added. When messages were removed, or so many arrived
 * that some in between are unknown, only that page counts. `since` is the thread when the page was requested:
 * if it has changed meanwhile, a page of fewer messages is merely stale.
 */
export function refresh(known: Thread | null, newest: Thread, since = known): Thread {
  if (!known) return newest
  const isFewer = newest.total < known.total
  if (isFewer && known !== since) return known
  return isFewer || newest.from > known.to + 1 ? newest : join(known, newest)
}

/** Returns the known thread with an older page added, unless that leaves a gap. New messages renumber nothing. */
export function extend(known: Thread, older: Thread): Thread {
  return older.to < known.from - 1 ? known : join(known, older)
}

/** Merges two parts. For a message in both, keeps the object that is already rendered. */
function join(known: Thread, read: Thread): Thread {
  const byNumber = new Map([...read.messages, ...known.messages].map(one => [one.number, one]))
  return {
    total: Math.max(known.total, read.total),
    from: Math.min(known.from, read.from),
    to: Math.max(known.to, read.to),
    messages: [...byNumber.values()].toSorted((a, b) => a.number - b.number),
  }
}

export const newestOf = ({ messages }: Thread) => messages.at(-1)?.number ?? 0

/** Returns the page with the messages before the oldest known place; `null` when there are none. */
export function olderPage({ total, from, to }: Thread): number | null {
  return from <= 1 || to < from ? null : Math.floor((total - from + 1) / pageSize) + 1
}

export function newPartnerMessages(known: Thread, read: Thread): Numbered[] {
  return read.messages.filter(({ number, message }) => number > known.to && !message.isMy)
}

export function olderIn(known: Thread, read: Thread): number {
  return read.messages.filter(({ number }) => number < known.from).length
}

/** Returns the part of the conversation that the message dialog needs; nothing while there are no messages. */
export function conversationOf(thread: Thread | null): Pick<Recipient, 'conversation'> {
  if (!thread || thread.total === 0) return {}
  const newest = thread.messages.at(-1)?.message
  return { conversation: { answered: newest && !newest.isMy ? newest.Body : null } }
}

/** For the live region: the number of the partner's messages that arrived, or of older ones that loaded. */
export type Announcement = { kind: 'arrived' | 'older'; count: number; thread: Thread }

type Known = { thread: Thread | null; announcement: Announcement | null }

/** The loader's promise of the newest page, its result, and the thread at the time of the request. */
type Loaded = { newest: Promise<Page>; since: Thread | null; page?: Page }

/** The older messages, which load on a press. `limit`: `mostShown` messages are already rendered. */
export type Older = {
  state: 'none' | 'limit' | 'more'
  read: (signal: AbortSignal) => Promise<Thread | null>
  add: (read: Thread | null) => void
}

/** Returns the loaded part of a conversation: the newest page, and the older ones that were loaded. Polls while `isOpen`. */
export function useThread({ code, newest }: ConversationData, isOpen: boolean) {
  const state = useDeferred(newest)
  const [{ thread, announcement }, setKnown] = useState<Known>({ thread: null, announcement: null })
  const [loaded, setLoaded] = useState<Loaded>({ newest, since: null })
  const [polled, setPolled] = useState<Promise<Page>>()
  const [hasAll, setHasAll] = useState(false)

  if (loaded.newest !== newest) setLoaded({ newest, since: thread })
  else if (state.status === 'done' && state.value !== loaded.page) {
    setLoaded({ ...loaded, page: state.value })
    setKnown(known =>
      announce(known, 'arrived', refresh(known.thread, toThread(state.value, 1), loaded.since)),
    )
  }

  async function poll(signal: AbortSignal) {
    const read = toThread(await readMessages(code, 1, { background: true, signal }), 1)
    // Sets the state even without new messages, because the render updates the relative times.
    setKnown(known => announce(known, 'arrived', refresh(known.thread, read, thread)))
    setPolled(newest)
  }
  usePolling(isOpen && thread !== null, pollEvery, poll)

  const page = thread && olderPage(thread)

  async function readOlder(signal: AbortSignal): Promise<Thread | null> {
    return page === null ? null : toThread(await readMessages(code, page, { signal }), page)
  }

  function addOlder(read: Thread | null) {
    if (!thread || !read) return
    setKnown(known => (known.thread ? announce(known, 'older', extend(known.thread, read)) : known))
    // A server with smaller pages than assumed returns nothing older: stop instead of repeating the request.
    setHasAll(read.from >= thread.from)
  }

  function olderState(): Older['state'] {
    if (!thread || page === null || hasAll) return 'none'
    return thread.messages.length >= mostShown ? 'limit' : 'more'
  }
  const older: Older = { state: olderState(), read: readOlder, add: addOlder }

  // A poll since the failed refetch has what it lacked.
  const hasFailed = state.status === 'failed' && polled !== newest
  return { thread, error: state.error, hasFailed, announcement, older }
}

/** Returns the state with the new thread, and an announcement when messages were added. */
function announce(known: Known, kind: Announcement['kind'], thread: Thread): Known {
  const before = known.thread
  if (!before) return { ...known, thread }
  const count = kind === 'arrived' ? newPartnerMessages(before, thread).length : olderIn(before, thread)
  return { thread, announcement: count > 0 ? { kind, count, thread } : known.announcement }
}
