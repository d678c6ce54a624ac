import * as z from 'zod/mini'
import { clearTab, readStored, removeStored, storedKeys, writeStored } from './stored.ts'

/** Drafts: what the user typed or chose and did not submit, stored in this browser. */
const prefix = 'draft:'

/** The key of a viewer's draft; drafts of other viewers are removed at sign-in. */
export function draftKey(viewerCode: string, name: string): string {
  return `${prefix}${viewerCode}:${name}`
}

/**
 * The key of the ads that a viewer has saved and seen (data/keptAds.ts): like a draft, signing out and another viewer remove
 * them. A visitor, and a viewer who is not known yet, has an empty code.
 */
export const keptAdsKey = (viewerCode: string) => draftKey(viewerCode, 'ads')

/** Returns the draft; `undefined` when none is stored, or the stored text does not fit the schema. */
export function readDraft<Value>(key: string, schema: z.core.$ZodType<Value>): Value | undefined {
  try {
    return z.parse(schema, JSON.parse(readStored(key) ?? ''))
  } catch {
    return undefined
  }
}

export function saveDraft(key: string, value: unknown): void {
  writeStored(key, JSON.stringify(value))
}

export const removeDraft = removeStored

/** Removes the drafts of every other viewer. Not called for a visitor, who may be the same person, signed out. */
export function removeDraftsOfOthers(viewerCode: string): void {
  removeKeys(key => key.startsWith(prefix) && !key.startsWith(draftKey(viewerCode, '')))
}

/** Removes all drafts, in the browser and in the tab. */
export function clearDrafts(): void {
  clearTab(prefix)
  removeKeys(key => key.startsWith(prefix))
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  for (const key of storedKeys()) if (isRemoved(key)) removeStored(key)
}
