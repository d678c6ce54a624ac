import type { WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'

/**
 * Hash of the full world at its last review. After an intended change of the data, review the site and update
 * it.
 */
export const reviewedWorldHash = 'c12ab62fc8763672e4919d6f2b3a1cf86d8d8e555341249238351be71547242d'

/**
 * Returns the SHA-256 of a seeded world's JSON in hexadecimal: the same in every engine, on every machine and
 * in every time zone.
 * Works in Node and in a browser's secure context.
 */
export async function worldHash(size: WorldSize = 'full'): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(seedWorld(size)))
  const digest = await crypto.subtle.digest('SHA-256', text)
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
