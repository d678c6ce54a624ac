import { create } from 'zustand'
import type { Appointment } from '#api/appointments.ts'
import type { PublicRequest } from '#api/requests.ts'
import type { Ad } from '#api/users.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'

/** A list of tutors in which an ad was pressed: its address, with the base path, and its place in the browser's history. */
type Results = { ad: string; address: string; index: number }

type Known = {
  ad?: Ad
  results?: Results | undefined
  /** The addresses of the lists that were shown while no ad had been seen (features/ads/SeenLinks.tsx). */
  withoutSeen?: readonly string[]
  request?: PublicRequest
  appointments?: readonly Appointment[]
}

/** What a list knows of the items whose link was pressed: the next screen shows it until its own data has loaded. */
export const useKnown = create<Known>(() => ({}))

export const keepKnown = (known: Known) => useKnown.setState(known)

/** Keeps an ad whose link above or in a list was pressed: its page leads back to that list. */
export function keepResult(ad: Ad): void {
  const { shown } = usePendingAddress.getState()
  keepKnown({ ad, results: { ad: ad.Code, address: shown, index: historyIndex() } })
}

export const useKnownAd = (code: string) => useKnown(({ ad }) => (ad?.Code === code ? ad : undefined))

export const useResults = (code: string) =>
  useKnown(({ results }) => (results?.ad === code ? results : undefined))

export const useKnownRequest = (code: string) =>
  useKnown(({ request }) => (request?.RequestCode === code ? request : undefined))

/** Returns the place of the current entry in the browser's history, as the router counts it. */
export function historyIndex(): number {
  const state: unknown = history.state
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : 0
}
