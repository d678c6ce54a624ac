import * as z from 'zod/mini'
import { deleteAd, saveAd } from '#api/profile.ts'
import { isApiError } from '#domain/errors.ts'
import { defaultDuration } from '#domain/ownAds.ts'
import { fieldsOf, hasId } from '#domain/profile.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import { logCallError } from '#session.ts'
import { arrivedIf, type Outcome, Refusal, submit, verifyEarlier } from '#submit/submit.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { type OwnAd, readOwnAds } from './load.ts'

export const Body = z.record(z.string(), z.unknown())
export type Body = z.infer<typeof Body>

/**
 * Publishes an ad, or changes the one with this code as the server has it at that moment. Returns the ads from before:
 * a new ad is recognised by its absence from them. Never throws. §7
 */
export function saveOwnAd(
  code: string | undefined,
  toBody: (latest: OwnAd | undefined) => Body,
): Promise<Outcome<OwnAd[]>> {
  let sent: { body: Body; before: OwnAd[] } | undefined
  return submit(
    async () => {
      const before = await readOwnAds()
      const latest = before.find(({ Code }) => Code === code)
      if (code !== undefined && !latest) throw new Refusal(ownAdsText.gone)
      const body = toBody(latest)
      sent = { body, before }
      await saveAd(body)
      return before
    },
    {
      async verify() {
        // Nothing was sent when the ads could not be read first.
        if (!sent) return 'absent'
        const { body, before } = sent
        const isThis = ({ Code }: OwnAd) =>
          code === undefined ? !before.some(ad => ad.Code === Code) : Code === code
        const ads = await readOwnAds()
        const hasArrived = ads.some(ad => isThis(ad) && essence(fieldsOf(ad.source)) === essence(body))
        return hasArrived ? { arrived: before } : 'absent'
      },
      onError: logCallError,
    },
  )
}

/** Finds out whether a new ad sent at `sentAt` was saved: one with this content exists. Never throws. */
export const findEarlier = (body: Body, sentAt: Date): Promise<Outcome<OwnAd[]>> =>
  verifyEarlier(sentAt, async () => {
    const ads = await readOwnAds()
    const before = ads.filter(ad => essence(fieldsOf(ad.source)) !== essence(body))
    return before.length < ads.length ? { arrived: before } : 'absent'
  })

/** Deletes an ad by sending it back as read. An ad that no longer exists counts as deleted. Never throws. §7 */
export function deleteOwnAd(ad: OwnAd): Promise<Outcome> {
  const isGone = async () => !(await readOwnAds()).some(({ Code }) => Code === ad.Code)
  return submit(
    async () => {
      try {
        await deleteAd(fieldsOf(ad.source))
      } catch (error) {
        if (!isApiError(error) || error.status !== 404 || !(await isGone())) throw error
      }
    },
    { verify: async () => arrivedIf(await isGone()), onError: logCallError },
  )
}

/** Returns a string that is equal for the same ad, however the server orders levels and writes empty values. */
function essence({ Category, Duration, Price, Description, Cycles }: Body): string {
  const text = typeof Description === 'string' ? Description : ''
  return JSON.stringify([
    idsIn(Category),
    Duration ?? defaultDuration,
    Price ?? 0,
    normalizeText(text),
    idsIn(Cycles),
  ])
}

function idsIn(value: unknown): number[] {
  return [value]
    .flat()
    .filter(hasId)
    .map(({ Id }) => Number(Id))
    .toSorted((a, b) => a - b)
}
