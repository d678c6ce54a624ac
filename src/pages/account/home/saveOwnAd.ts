import { deleteAd, getOwnAds, saveAd, type SavedAd } from '#api/profile.ts'
import type { Outcome } from '#domain/attempt.ts'
import { isApiError } from '#domain/errors.ts'
import { attemptLogged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { wholeOf } from './adForm.ts'
import type { OwnAd } from './load.ts'

const arrived = { value: undefined }

/** Publishes or changes an ad, once. `before` are the ads as they were, among which a new one is not. Never throws. §7 */
export function saveOwnAd(body: SavedAd, before: readonly OwnAd[]): Promise<Outcome<void>> {
  const isThis =
    body.Code === undefined
      ? ({ Code }: OwnAd) => !before.some(ad => ad.Code === Code)
      : ({ Code }: OwnAd) => Code === body.Code
  return attemptLogged(
    () => saveAd(body),
    {
      find: async () =>
        (await getOwnAds()).some(ad => isThis(ad) && saysSame(wholeOf(ad), body)) ? arrived : null,
      notArrived: ownAdsText.notArrived,
      unknown: ownAdsText.unknown,
    },
    log,
  )
}

/** Deletes an ad, once; one that is gone already is deleted. Never throws. §7 */
export function deleteOwnAd(ad: OwnAd): Promise<Outcome<void>> {
  const isGone = async () => !(await getOwnAds()).some(({ Code }) => Code === ad.Code)
  return attemptLogged(
    async () => {
      try {
        await deleteAd(wholeOf(ad))
      } catch (error) {
        if (!isApiError(error) || error.status !== 404 || !(await isGone())) throw error
      }
    },
    {
      find: async () => ((await isGone()) ? arrived : null),
      notArrived: ownAdsText.deletion.notArrived,
      unknown: ownAdsText.deletion.unknown,
    },
    log,
  )
}

function saysSame(one: SavedAd, other: SavedAd): boolean {
  return told(one) === told(other)
}

/** A server may order levels and write line ends in its own way. */
function told({ Category, Duration, Price, Description, Cycles }: SavedAd): string {
  const cycles = Cycles.map(({ Id }) => Id).toSorted((a, b) => a - b)
  return JSON.stringify([Category.Id, Duration, Price, Description.trim().replace(/\s+/g, ' '), cycles])
}
