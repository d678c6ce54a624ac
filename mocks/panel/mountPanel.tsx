import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'

/** Puts QA's panel on the page, outside of the app: what it shows survives whatever the app does. */
export function mountPanel(): void {
  const place = document.createElement('div')
  place.id = 'qa'
  document.body.append(place)
  createRoot(place).render(<Panel />)
}
