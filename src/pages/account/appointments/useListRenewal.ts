import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useRenew } from '#ui/useRenew.ts'

/** That of the screen that is mounted now. */
let renewMounted: (() => Promise<void>) | null = null

/**
 * Returns a function that reads the list anew and waits until it is drawn. A change may settle after its screen was left
 * and opened again: then it is the list of the new screen that must not offer the change once more.
 */
export function useListRenewal(list: unknown): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const renew = useEffectEvent(useRenew(list))

  // Syncs with the screen: only the mounted one can tell when its list is drawn.
  useEffect(() => {
    const own = () => renew()
    renewMounted = own
    return () => {
      if (renewMounted === own) renewMounted = null
    }
  }, [])

  return () => (renewMounted ?? revalidate)()
}
