import type { WorldSize } from './scenarios.ts'
import { seedWorld } from './seed.ts'

/** Of the full world as it was last looked at. When the data changes on purpose: look at the site, then put the new one. */
export const looked = 'bda98920760b56871896b04d76135de9d56dd9c4d34c36d18b4d17c7efb5c6e0'

/**
 * SHA-256 of a seeded world's JSON, in hexadecimal: the same in every engine, on every machine and in any time zone.
 * Works in Node and in a browser's secure context.
 */
export async function worldHash(size: WorldSize = 'full'): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(seedWorld(size)))
  const digest = await crypto.subtle.digest('SHA-256', text)
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
