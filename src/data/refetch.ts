import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'

/** Resolvers that wait until React has rendered the router's newest data. */
const waiting = new Set<() => void>()

/** Resolves the promises of `useRefetch` once new data is rendered. For the shell. */
export function useRenderedSignal(): void {
  const matches = useMatches()

  useEffect(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new data means new matches
  }, [matches])
}

/** Returns a function that refetches the mounted screen's data and resolves once it is rendered. */
export function useRefetch(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    await revalidate()
    await new Promise<void>(resolve => {
      waiting.add(resolve)
    })
  }
}
