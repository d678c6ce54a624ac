import { useEffect, useRef } from 'react'
import { useMatches, useRevalidator } from 'react-router'

/** Returns a function that refetches the mounted screen's data. Resolves once it is rendered, or the component is unmounted. */
export function useRefetch(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const matches = useMatches()
  /** The resolvers of those that wait for the next data; `undefined` once unmounted. */
  const waiting = useRef<(() => void)[]>(undefined)

  // New data means new matches.
  useEffect(() => {
    const resolvers: (() => void)[] = []
    waiting.current = resolvers
    return () => {
      waiting.current = undefined
      for (const resolve of resolvers) resolve()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [matches])

  return async () => {
    await revalidate()
    const { current } = waiting
    if (current) await new Promise<void>(resolve => current.push(resolve))
  }
}
