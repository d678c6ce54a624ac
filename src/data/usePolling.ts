import { useEffect, useEffectEvent } from 'react'
import { redirectIfExpired } from '#session.ts'

/** Upper limit of the pause after failures, in milliseconds. */
const longestPause = 120_000

/**
 * Polls while `isOn`: calls `poll` `every` milliseconds after the last response, one call at a time. A hidden
 * tab does not poll; when it is shown again, an overdue poll runs at once. A failure is silent and doubles
 * the pause, a success resets it; an expired session ends the polling and leads to login. Unmounting aborts.
 * `poll` reads with `{ background: true }`, so that the loader overlay does not show.
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
        if (redirectIfExpired(error)) return
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
