import { useEffect } from 'react'

let hydrated: Promise<void> | undefined
let resolveHydrated = () => {}

/** Makes loaders hold back their results until the first frame is hydrated. Called right before `hydrateRoot`. */
export function beginHydration(): void {
  hydrated = new Promise(resolve => {
    resolveHydrated = resolve
  })
}

/** Resolves once the first frame is hydrated, or at once when no frame is being hydrated. */
export async function whenHydrated(): Promise<void> {
  await hydrated
}

/** Resolves `whenHydrated` once the shell is mounted. */
export function useEndOfHydration(): void {
  useEffect(() => resolveHydrated(), [])
}
