import type { MouseEvent } from 'react'
import { create } from 'zustand'
import type { Appointment } from '#api/appointments.ts'
import type { PublicRequest } from '#api/requests.ts'
import type { Ad } from '#api/users.ts'
import { draftKey } from '#storage/drafts.ts'
import { lastViewer } from '#storage/lastViewer.ts'
import { readInTab, writeInTab } from '#storage/stored.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { opensElsewhere } from '#ui/opensElsewhere.ts'

/** A list of tutors in which an ad was pressed, and its address, with the base path. */
type Results = { ad: string; address: string }

type Known = {
  ad?: Ad
  /** The lists that lead to pages of ads, by the place of the page in the browser's history. */
  results?: Readonly<Record<number, Results | undefined>>
  /** The addresses of the lists that were shown while no ad had been seen (features/ads/SeenLinks.tsx). */
  withoutSeen?: readonly string[]
  /** The address of the list that was shown last while the viewer was not known. */
  shownPending?: string
  request?: PublicRequest
  appointments?: readonly Appointment[]
}

/** What a list knows of the items whose link was pressed: the next screen shows it until its own data has loaded. */
export const useKnown = create<Known>(() => ({}))

export const keepKnown = (known: Known) => useKnown.setState(known)

/** Keeps an ad whose link is pressed. When the link is above or in a list, the ad's page leads back to that list. */
export function keepPressedAd(ad: Ad, event: MouseEvent, isResult: boolean): void {
  if (opensElsewhere(event)) return
  const { shown } = usePendingAddress.getState()
  const results = isResult ? { ad: ad.Code, address: shown } : undefined
  keepKnown({ ad, results: { ...useKnown.getState().results, [historyIndex() + 1]: results } })
}

/** Forgets the lists of the entries that a new entry has removed from the browser's history. */
export function forgetLaterResults(): void {
  const index = historyIndex()
  const results = Object.entries(useKnown.getState().results ?? {}).filter(([at]) => Number(at) <= index)
  keepKnown({ results: Object.fromEntries(results) })
}

export const useKnownAd = (code: string) => useKnown(({ ad }) => (ad?.Code === code ? ad : undefined))

/** Returns the address of the list that leads to an ad's page, which has this place in the browser's history. */
export const useResults = (code: string, index: number) =>
  useKnown(({ results }) => (results?.[index]?.ad === code ? results[index].address : undefined))

/** The page of an ad: the key of its location, its place in the browser's history, and the code of its viewer, '' unless known. */
type AdPage = { code: string; key: string; index: number; viewer: string }

/** Named like a draft, so that signing out removes it. */
const storageKey = draftKey('', 'results')

/** Stores for the tab which list leads to an ad's page. Returns a function that forgets it. */
export function storeResults({ code, key, viewer }: AdPage, address: string): () => void {
  writeInTab(storageKey, [code, key, viewer || lastViewer(), address].join('\n'))
  return () => writeInTab(storageKey, '')
}

/** Restores the list that led to this page before it was loaded again. What a viewer has seen is not restored for another. */
export function restoreResults({ code, key, index, viewer }: AdPage): void {
  const [ad, storedKey, owner, address] = readInTab(storageKey)?.split('\n') ?? []
  // A login returns in a new history entry, whose key is `default`.
  const isSamePage = ad === code && (key === storedKey || key === 'default')
  if (!isSamePage || !address || (owner !== '' && owner !== viewer)) return
  keepKnown({ results: { ...useKnown.getState().results, [index]: { ad, address } } })
}

export const useKnownRequest = (code: string) =>
  useKnown(({ request }) => (request?.RequestCode === code ? request : undefined))

/** Returns the place of the current entry in the browser's history, as the router counts it. */
export function historyIndex(): number {
  const state: unknown = globalThis.history?.state
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state
  return isCounted && typeof state.idx === 'number' ? state.idx : 0
}
