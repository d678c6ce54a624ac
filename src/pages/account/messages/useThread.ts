import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { isApiError } from '#domain/errors.ts'
import { goToLogin } from '#session.ts'
import { usePolling } from '#ui/usePolling.ts'
import { usePromise } from '#ui/usePromise.ts'
import { type ConversationData, pollEvery } from './load.ts'
import { type Page, readPage } from './readPage.ts'
import { extend, mostShown, newsIn, olderIn, olderPage, refresh, type Thread, toThread } from './thread.ts'

/** What a screen reader hears: so many messages of the partner have arrived, or so many older ones are there now. */
export type Heard = { kind: 'arrived' | 'older'; count: number; thread: Thread }

/** Whether there are older messages, and what became of asking for them. */
export type Older = 'none' | 'limit' | 'more' | 'loading' | 'failed' | 'expired'

/**
 * A conversation as far as it is known: the newest page of the loader and of the polls, and the older ones asked for.
 * The polls go on while `isOpen`.
 */
export function useThread({ code, newest }: ConversationData, isOpen: boolean) {
  const state = usePromise(newest)
  const [merged, setMerged] = useState<Page>()
  const [thread, setThread] = useState<Thread | null>(null)
  const [heard, setHeard] = useState<Heard | null>(null)
  const [asking, setAsking] = useState<'idle' | 'loading' | 'failed' | 'expired' | 'end'>('idle')
  const reading = useRef<AbortController>(undefined)
  const here = useHref(useLocation())

  // Syncs with the server: who leaves waits for no older messages.
  useEffect(() => () => reading.current?.abort(), [])

  if (state.status === 'done' && state.value !== merged) {
    setMerged(state.value)
    setThread(refresh(thread, toThread(state.value, 1)))
  }

  async function poll(signal: AbortSignal) {
    const read = toThread(await readPage(code, 1, { background: true, signal }), 1)
    const count = thread ? newsIn(thread, read).length : 0
    if (count > 0) setHeard({ kind: 'arrived', count, thread: read })
    // Also without news: what is drawn anew says the time anew.
    setThread(known => refresh(known, read))
  }
  usePolling(isOpen && thread !== null, pollEvery, poll, () => goToLogin(here))

  /** `beforeShown` is called when the older messages are there and not drawn yet. */
  async function loadOlder(beforeShown: () => void) {
    const page = thread && olderPage(thread)
    if (!thread || !page || asking === 'loading') return
    setAsking('loading')
    reading.current = new AbortController()
    const { signal } = reading.current
    try {
      const read = toThread(await readPage(code, page, { signal }), page)
      const count = olderIn(thread, read)
      beforeShown()
      setThread(known => known && extend(known, read))
      // A server whose pages are smaller than we take them for brings nothing new: it is not asked for ever.
      setAsking(read.from < thread.from ? 'idle' : 'end')
      if (count > 0) setHeard({ kind: 'older', count, thread: read })
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
  return { thread, error, hasFailed: state.status === 'failed', heard, older: older(), loadOlder }
}
