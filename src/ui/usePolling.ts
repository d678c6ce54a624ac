import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '#domain/errors.ts'

/** After failures the pause doubles, up to this. */
const pollAtMost = 120_000

/**
 * Asks again and again for what may have changed, as long as `isOn` (its reader has once been answered): `every` so many
 * milliseconds after the last answer, one poll at a time. A tab that nobody sees asks nothing; one that is seen again asks
 * at once if a poll has become due meanwhile. A failure is silent and doubles the pause, an answer restores it; once the
 * session has ended nothing is asked any more. Who leaves aborts: a component with
 * another subject has another `key`. `poll` reads with `{ background: true }`, so that the overlay never shows.
 * Syncs with the server and with the document's visibility.
 */
export function usePolling(
  isOn: boolean,
  every: number,
  poll: (signal: AbortSignal) => Promise<void>,
  onExpired: () => void,
): void {
  const ask = useEffectEvent(poll)
  const expire = useEffectEvent(onExpired)

  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const { signal } = leaving
    let pause = every
    let isDue = false
    let timer = setTimeout(run, pause)

    function run() {
      isDue = document.visibilityState !== 'visible'
      if (!isDue) void pollOnce()
    }

    async function pollOnce() {
      try {
        await ask(signal)
        pause = every
      } catch (error) {
        if (isApiError(error) && error.kind === 'session') return expire()
        pause = Math.min(2 * pause, pollAtMost)
      }
      if (!signal.aborted) timer = setTimeout(run, pause)
    }

    const onVisibility = () => isDue && run()
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isOn, every])
}
