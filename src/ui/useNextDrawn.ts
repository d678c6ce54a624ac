import { useEffect, useRef } from 'react'

/** A function whose promise is kept once another value than now is on the screen, or the screen was left. */
export function useNextDrawn(value: unknown): () => Promise<void> {
  const waiting = useRef<{ since: unknown; tell: () => void }[]>([])
  const isLeft = useRef(false)

  // Syncs with the screen: effects run when the value is there.
  useEffect(() => {
    const { current } = waiting
    waiting.current = current.filter(({ since }) => since === value)
    for (const { since, tell } of current) if (since !== value) tell()
  }, [value])

  // Syncs with the screen: once it was left nothing is drawn on it any more.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      for (const { tell } of waiting.current.splice(0)) tell()
    }
  }, [])

  return () =>
    new Promise(resolve => {
      if (isLeft.current) resolve()
      else waiting.current.push({ since: value, tell: resolve })
    })
}
