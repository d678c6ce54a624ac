import type * as z from 'zod/mini'
import type { CallOptions } from '#api/client.ts'
import { getOwnAds, OwnAd as WireAd } from '#api/profile.ts'
import { read } from '#api/schemas.ts'

/** An ad, and the raw ad as it came: saving and deleting send that back, with only the edits changed. */
export type OwnAd = z.infer<typeof WireAd> & { source: unknown }

/** The viewer's own ads; the call itself reports those that do not fit their schema. @throws ApiError */
export async function readOwnAds(options: CallOptions = {}): Promise<OwnAd[]> {
  let rows: unknown[] = []
  await getOwnAds({}, { ...options, onRaw: answer => (rows = Array.isArray(answer) ? answer : []) })
  return rows.flatMap(source => {
    const { value } = read(WireAd, source)
    return value ? [{ ...value, source }] : []
  })
}
