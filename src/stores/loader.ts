import { create } from 'zustand'

/** Number of pending requests; the overlay shows while it is above 0 (§4 Global loader). */
export const useLoader = create(() => ({ inFlight: 0 }))

export function countRequest(change: 1 | -1): void {
  useLoader.setState(({ inFlight }) => ({ inFlight: Math.max(0, inFlight + change) }))
}
