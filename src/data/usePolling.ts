import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { noteLoadFailure, useScreen } from '#stores/screen.ts'

/** Upper limit of the pause after failures, in milliseconds. */
const longestPause = 120_000

/**
 * Polls while `isOn`: calls `poll` `every` milliseconds after the last response, and in a hidden tab only once it is
 * shown again. A failure doubles the pause. An expired session pauses every poll while StaleNotice says so: the viewer
 * may be writing, so only what they press next leads to login. `poll` reads with `{ background: true }`.
 */
export function usePolling(isOn: boolean, every: number, poll: (signal: AbortSignal) => Promise<void>): void {
  const latestPoll = useEffectEvent(poll)
  const hasExpired = useScreen(({ failure }) => isSessionExpired(failure?.error))
  const isPolling = isOn && !hasExpired

  useEffect(() => {
    if (!isPolling) return
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
        if (signal.aborted) return
        if (isSessionExpired(error)) return noteLoadFailure({ error, search: null })
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
  }, [isPolling, every])
}

/** Refetches when the tab is shown again. */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  const onReturn = useEffectEvent(() => void revalidate())

  // Syncs with the document's visibility.
  useEffect(() => {
    const controller = new AbortController()
    const onVisibility = () => document.visibilityState === 'visible' && onReturn()
    document.addEventListener('visibilitychange', onVisibility, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

const checkDayEvery = 60_000

/** Refetches once the day of the load is over, also after the computer has slept. `undefined` for a screen without a day. */
export function useRefreshOnNewDay(loadedAt: Date | undefined): void {
  const { revalidate } = useRevalidator()
  usePolling(loadedAt !== undefined, checkDayEvery, async () => {
    if (loadedAt && isoDay(loadedAt) !== isoDay(now())) await revalidate()
  })
}
