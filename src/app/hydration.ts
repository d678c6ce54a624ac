import { useEffect } from 'react'

let hydrated: Promise<void> | undefined
let resolveHydrated = () => {}

/** Called right before `hydrateRoot`: from now on loaders wait with their result until the first frame is hydrated. */
export function beginHydration(): void {
  hydrated = new Promise(resolve => {
    resolveHydrated = resolve
  })
}

/** Settled unless the first frame of the page's HTML is being hydrated. */
export async function whenHydrated(): Promise<void> {
  await hydrated
}

/** Ends the wait once the shell is mounted. */
export function useEndOfHydration(): void {
  useEffect(() => resolveHydrated(), [])
}
