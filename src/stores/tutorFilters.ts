import type { DataRouter } from 'react-router'
import { create } from 'zustand'
import { noFilters, readFilters, type TutorFilters } from '#domain/filters.ts'

/**
 * The filters of the tutor list as the visitor has asked for them: those of the address shown or, during a navigation,
 * of the address being loaded, so that a click shows at once. The URL is the truth; nothing but `mirrorFilters` writes.
 */
export const useTutorFilters = create<TutorFilters>()(() => noFilters)

/** Keeps the store equal to the URL; Back and cancelled navigations need nothing more. Returns how to stop. */
export function mirrorFilters(router: DataRouter): () => void {
  mirror(router.state)
  return router.subscribe(mirror)
}

function mirror({ navigation, location }: DataRouter['state']) {
  // On the way to another screen this one keeps its filters: they leave together.
  const next = navigation.location?.pathname === location.pathname ? navigation.location : location
  useTutorFilters.setState(readFilters(new URLSearchParams(next.search)), true)
}
