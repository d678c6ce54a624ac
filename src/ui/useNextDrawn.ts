import { useEffect, useRef } from 'react'

/** A function whose promise is kept once another value than now is on the screen. */
export function useNextDrawn(value: unknown): () => Promise<void> {
  const waiting = useRef<{ since: unknown; tell: () => void }[]>([])

  // Syncs with the screen: effects run when the value is there.
  useEffect(() => {
    const { current } = waiting
    waiting.current = current.filter(({ since }) => since === value)
    for (const { since, tell } of current) if (since !== value) tell()
  }, [value])

  return () => new Promise(resolve => waiting.current.push({ since: value, tell: resolve }))
}
