import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { isApiError } from '#domain/errors.ts'
import { goToLogin } from '#session.ts'
import { usePolling } from '#data/usePolling.ts'
import { usePromise } from '#data/usePromise.ts'
import { type ConversationData, pollEvery } from './load.ts'
import { type Page, readMessages } from './readMessages.ts'
import { extend, mostShown, newsIn, olderIn, olderPage, refresh, type Thread, toThread } from './thread.ts'

/** What a screen reader hears: so many messages of the partner have arrived, or so many older ones are there now. */
export type Announcement = { kind: 'arrived' | 'older'; count: number; thread: Thread }

type Known = { thread: Thread | null; announcement: Announcement | null }

/** What the loader reads and has read, and what was known when it was asked. */
type Loaded = { newest: Promise<Page>; since: Thread | null; page?: Page }

/** Whether there are older messages, and what became of asking for them. */
export type Older = 'none' | 'limit' | 'more' | 'loading' | 'failed' | 'expired'

/**
 * A conversation as far as it is known: the newest page of the loader and of the polls, and the older ones asked for.
 * The polls go on while `isOpen`.
 */
export function useThread({ code, newest }: ConversationData, isOpen: boolean) {
  const state = usePromise(newest)
  const [{ thread, announcement }, setKnown] = useState<Known>({ thread: null, announcement: null })
  const [loaded, setLoaded] = useState<Loaded>({ newest, since: null })
  const [asking, setAsking] = useState<'idle' | 'loading' | 'failed' | 'expired' | 'end'>('idle')
  const reading = useRef<AbortController>(undefined)
  const here = useHref(useLocation())

  // Syncs with the server: who leaves waits for no older messages.
  useEffect(() => () => reading.current?.abort(), [])

  if (loaded.newest !== newest) setLoaded({ newest, since: thread })
  else if (state.status === 'done' && state.value !== loaded.page) {
    setLoaded({ ...loaded, page: state.value })
    setKnown(known =>
      announce(known, 'arrived', refresh(known.thread, toThread(state.value, 1), loaded.since)),
    )
  }

  async function poll(signal: AbortSignal) {
    const read = toThread(await readMessages(code, 1, { background: true, signal }), 1)
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
      const read = toThread(await readMessages(code, page, { signal }), page)
      beforeShown()
      setKnown(known => (known.thread ? announce(known, 'older', extend(known.thread, read)) : known))
      // A server whose pages are smaller than we take them for brings nothing new: it is not asked for ever.
      setAsking(read.from < thread.from ? 'idle' : 'end')
    } catch (error) {
      const isExpired = isApiError(error) && error.kind === 'session'
      setAsking(isExpired ? 'expired' : 'failed')
      if (isExpired) goToLogin(here)
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

/** The conversation as it is known now, and how much of it is new. */
function announce(known: Known, kind: Announcement['kind'], thread: Thread): Known {
  const before = known.thread
  if (!before) return { ...known, thread }
  const count = kind === 'arrived' ? newsIn(before, thread).length : olderIn(before, thread)
  return { thread, announcement: count > 0 ? { kind, count, thread } : known.announcement }
}
