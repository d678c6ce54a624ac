import { useEffect, useRef, useState } from 'react'
import { usePolling } from '#data/usePolling.ts'
import { usePromise } from '#data/usePromise.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { orLogin } from '#session.ts'
import { type ConversationData, pollEvery } from './load.ts'
import { type Page, readMessages } from './readMessages.ts'
import {
  extend,
  mostShown,
  newPartnerMessages,
  olderIn,
  olderPage,
  refresh,
  type Thread,
  toThread,
} from './thread.ts'

/**
 * An announcement for the live region: the number of the partner's messages that arrived, or of older ones that
 * loaded.
 */
export type Announcement = { kind: 'arrived' | 'older'; count: number; thread: Thread }

type Known = { thread: Thread | null; announcement: Announcement | null }

/** The loader's promise of the newest page, its result, and the thread at the time of the request. */
type Loaded = { newest: Promise<Page>; since: Thread | null; page?: Page }

/**
 * Whether older messages can be loaded, and the state of the last request. `limit`: `mostShown` are rendered
 * already.
 */
export type Older = 'none' | 'limit' | 'more' | 'loading' | 'failed' | 'expired'

/**
 * Returns the loaded part of a conversation: the newest page, from the loader and the polls, and the older
 * pages that the viewer has loaded. Polls while `isOpen`.
 */
export function useThread({ code, newest }: ConversationData, isOpen: boolean) {
  const state = usePromise(newest)
  const [{ thread, announcement }, setKnown] = useState<Known>({ thread: null, announcement: null })
  const [loaded, setLoaded] = useState<Loaded>({ newest, since: null })
  const [asking, setAsking] = useState<'idle' | 'loading' | 'failed' | 'expired' | 'end'>('idle')
  const reading = useRef<AbortController>(undefined)

  // Aborts the loading of older messages on unmount.
  useEffect(() => () => reading.current?.abort(), [])

  if (loaded.newest !== newest) setLoaded({ newest, since: thread })
  else if (state.status === 'done' && state.value !== loaded.page) {
    setLoaded({ ...loaded, page: state.value })
    setKnown(known =>
      announce(known, 'arrived', refresh(known.thread, toThread(state.value, 1), loaded.since)),
    )
  }

  async function poll(signal: AbortSignal) {
    const read = toThread(await orLogin(readMessages(code, 1, { background: true, signal })), 1)
    // Also without new messages: a render updates the relative times.
    setKnown(known => announce(known, 'arrived', refresh(known.thread, read, thread)))
  }
  usePolling(isOpen && thread !== null, pollEvery, poll)

  /** Calls `beforeShown` when the older messages have loaded, before they are rendered. */
  async function loadOlder(beforeShown: () => void) {
    const page = thread && olderPage(thread)
    if (!thread || !page || asking === 'loading') return
    setAsking('loading')
    reading.current = new AbortController()
    const { signal } = reading.current
    try {
      const read = toThread(await orLogin(readMessages(code, page, { signal })), page)
      beforeShown()
      setKnown(known => (known.thread ? announce(known, 'older', extend(known.thread, read)) : known))
      // A server with smaller pages than assumed returns nothing older: stop instead of repeating the request.
      setAsking(read.from < thread.from ? 'idle' : 'end')
    } catch (error) {
      setAsking(isSessionExpired(error) ? 'expired' : 'failed')
    }
  }

  function older(): Older {
    if (!thread || olderPage(thread) === null || asking === 'end') return 'none'
    if (thread.messages.length >= mostShown) return 'limit'
    return asking === 'idle' ? 'more' : asking
  }

  const error = state.status === 'failed' ? state.error : undefined
  return { thread, error, hasFailed: state.status === 'failed', announcement, older: older(), loadOlder }
}

/** Returns the state with the new thread, and an announcement when messages were added. */
function announce(known: Known, kind: Announcement['kind'], thread: Thread): Known {
  const before = known.thread
  if (!before) return { ...known, thread }
  const count = kind === 'arrived' ? newPartnerMessages(before, thread).length : olderIn(before, thread)
  return { thread, announcement: count > 0 ? { kind, count, thread } : known.announcement }
}
