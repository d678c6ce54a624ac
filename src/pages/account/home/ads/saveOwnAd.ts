import { deleteAd, saveAd } from '#api/profile.ts'
import { isApiError } from '#domain/errors.ts'
import { defaultDuration } from '#domain/ownAds.ts'
import { fieldsOf, hasId } from '#domain/profile.ts'
import { normalizeText } from '#domain/normalizeText.ts'
import { logCallError } from '#session.ts'
import { arrivedIf, type Outcome, submit } from '#submit/submit.ts'
import { type OwnAd, readOwnAds } from './load.ts'

type Body = Record<string, unknown>

/** Publishes or changes an ad. A new ad is recognised by its absence from the ads `before`. Never throws. §7 */
export function saveOwnAd(body: Body, before: readonly OwnAd[]): Promise<Outcome> {
  const isThis =
    'Code' in body
      ? ({ Code }: OwnAd) => Code === body['Code']
      : ({ Code }: OwnAd) => !before.some(ad => ad.Code === Code)
  return submit(() => saveAd(body), {
    async verify() {
      const ads = await readOwnAds()
      return arrivedIf(ads.some(ad => isThis(ad) && essence(fieldsOf(ad.source)) === essence(body)))
    },
    onError: logCallError,
  })
}

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
