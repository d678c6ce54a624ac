import * as z from 'zod/mini'
import { create } from 'zustand'
import { Ad } from '#api/users.ts'
import { config } from '#config.ts'
import { useOwner } from '#stores/owner.ts'
import { keptAdsKey, readDraft, saveDraft } from '#storage/drafts.ts'

/** Whether the app has its list of saved ads: its address looks like a subject's, which may belong to the legacy UI. */
export const hasSavedScreen = !config.legacyScreens.includes('subject')

const SavedAd = z.object({
  ad: Ad,
  /** The ad's page was not found since it was saved. */
  isGone: z.boolean(),
})
export type SavedAd = z.infer<typeof SavedAd>

const KeptAds = z.object({
  saved: z.catch(z.array(SavedAd), []),
  seen: z.catch(z.array(Ad), []),
})
type KeptAds = z.infer<typeof KeptAds>

const none: KeptAds = { saved: [], seen: [] }

/** The oldest of more are forgotten. */
const keptSeen = 12

/**
 * The ads that the viewer has saved, and those whose page they have opened, the newest first: from this browser only, nothing of
 * it is sent. Empty until the page is hydrated.
 */
export const useKeptAds = create<KeptAds>(() => none)

const read = (viewerCode: string) => readDraft(keptAdsKey(viewerCode), KeptAds) ?? none

type Item = Ad | SavedAd
const codeOf = (item: Item) => ('ad' in item ? item.ad : item).Code

/** Returns whether no earlier item has the same ad. */
const isFirst = (item: Item, index: number, items: readonly Item[]) =>
  items.findIndex(other => codeOf(other) === codeOf(item)) === index

/** Changes what this browser keeps of the viewer. */
export function keepAds(change: (kept: KeptAds) => KeptAds): void {
  const { owner } = useOwner.getState()
  const { saved, seen } = change(read(owner))
  // Encoding drops what only an ad's page knows, as the phone number.
  const stored = z.encode(KeptAds, {
    saved: saved.filter(isFirst),
    seen: seen.filter(isFirst).slice(0, keptSeen),
  })
  saveDraft(keptAdsKey(owner), stored)
  readKeptAds()
}

/** Reads the viewer's ads again, e.g. after another tab has changed them. */
export const readKeptAds = (): void => useKeptAds.setState(read(useOwner.getState().owner))

/** Reads the ads of the viewer; those of a visitor become the viewer's who signs in. Returns a function that stops it. */
export function followViewer(): () => void {
  readKeptAds()
  return useOwner.subscribe(({ owner }, before) => {
    if (owner === before.owner) return
    const visitors = before.owner === '' ? read('') : none
    if (visitors === none) readKeptAds()
    else
      keepAds(({ saved, seen }) => ({
        saved: [...visitors.saved, ...saved],
        seen: [...visitors.seen, ...seen],
      }))
  })
}

export function saveAd(ad: Ad): void {
  keepAds(({ saved, seen }) => ({ saved: [{ ad, isGone: false }, ...saved], seen }))
}

export function removeSavedAd(adCode: string): void {
  keepAds(({ saved, seen }) => ({ saved: saved.filter(({ ad }) => ad.Code !== adCode), seen }))
}

/** Notes that the page of an ad was opened. A saved ad gets what its page knows now. */
export function noteSeenAd(ad: Ad): void {
  keepAds(({ saved, seen }) => ({
    saved: saved.map(one => (one.ad.Code === ad.Code ? { ad, isGone: false } : one)),
    seen: [ad, ...seen],
  }))
}

/** Notes that the page of an ad was not found. */
export function noteGoneAd(adCode: string): void {
  keepAds(kept => ({
    saved: kept.saved.map(one => (one.ad.Code === adCode ? { ...one, isGone: true } : one)),
    seen: kept.seen.filter(({ Code }) => Code !== adCode),
  }))
}
