import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isSessionExpired } from '#domain/errors.ts'

/** Upper limit of the pause after failures, in milliseconds. */
const longestPause = 120_000

/**
 * Polls while `isOn`: calls `poll` `every` milliseconds after the last response, and in a hidden tab only once it is
 * shown again. A failure doubles the pause, an expired session ends the polling. `poll` reads with `{ background:
 * true }` and through `redirectOnExpiry` (session.ts).
 */
export function usePolling(isOn: boolean, every: number, poll: (signal: AbortSignal) => Promise<void>): void {
  const latestPoll = useEffectEvent(poll)

  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    let pause = every
    let isDue = false
    let timer = setTimeout(run, pause)

    function run() {
      isDue = document.visibilityState !== 'visible'
      if (!isDue) void pollOnce()
    }

    async function pollOnce() {
      try {
        await latestPoll(signal)
        pause = every
      } catch (error) {
        if (isSessionExpired(error)) return
        pause = Math.min(2 * pause, longestPause)
      }
      if (!signal.aborted) timer = setTimeout(run, pause)
    }

    const onVisibility = () => isDue && run()
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOn, every])
}

/** Refetches when the tab is shown again, but not under an open dialog, which an expired session would lose. */
export function useRefreshOnReturn(isDialogOpen: boolean): void {
  const { revalidate } = useRevalidator()
  const isDue = useRef(false)

  function refresh() {
    isDue.current = isDialogOpen
    if (!isDialogOpen) void revalidate()
  }
  const onReturn = useEffectEvent(refresh)
  const onClosed = useEffectEvent(() => isDue.current && refresh())

  // Syncs with the document's visibility.
  useEffect(() => {
    const controller = new AbortController()
    const onVisibility = () => document.visibilityState === 'visible' && onReturn()
    document.addEventListener('visibilitychange', onVisibility, { signal: controller.signal })
    return () => controller.abort()
  }, [])

  // Syncs with the server: runs the refetch that the open dialog has delayed.
  useEffect(() => {
    if (!isDialogOpen) onClosed()
  }, [isDialogOpen])
}
