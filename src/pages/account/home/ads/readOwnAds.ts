import type * as z from 'zod/mini'
import type { CallOptions } from '#api/client.ts'
import { getOwnAds, OwnAd as WireAd } from '#api/profile.ts'
import { read } from '#api/mismatches.ts'

/** An ad, with the raw ad as `source`: saving and deleting send that back, with only the edits applied. */
export type OwnAd = z.infer<typeof WireAd> & { source: unknown }

/** Reads the viewer's own ads. Those that do not fit the schema are reported and left out. @throws ApiError */
export async function readOwnAds(options: CallOptions = {}): Promise<OwnAd[]> {
  let rows: unknown[] = []
  await getOwnAds({}, { ...options, onRaw: answer => (rows = Array.isArray(answer) ? answer : []) })
  return rows.flatMap(source => {
    const { value } = read(WireAd, source)
    return value ? [{ ...value, source }] : []
  })
}
