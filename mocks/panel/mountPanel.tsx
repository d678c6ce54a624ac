import { createRoot } from 'react-dom/client'
import type { UnknownPart } from '#mocks/link.ts'
import { Panel } from './Panel.tsx'

/** Mounts QA's panel on the page as a React root of its own, so that no failure of the app can unmount it. */
export function mountPanel(unknown: readonly UnknownPart[]): void {
  const place = document.createElement('div')
  place.id = 'qa'
  document.body.append(place)
  createRoot(place).render(<Panel unknown={unknown} />)
}
