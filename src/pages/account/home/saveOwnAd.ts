import { deleteAd, saveAd } from '#api/profile.ts'
import type { Outcome } from '#domain/attempt.ts'
import { isApiError } from '#domain/errors.ts'
import { defaultDuration } from '#domain/ownAds.ts'
import { attemptLogged } from '#domain/profileService.ts'
import { fieldsOf, hasId } from '#domain/rawAnswer.ts'
import { words } from '#domain/words.ts'
import { log } from '#log.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { type OwnAd, readOwnAds } from './readOwnAds.ts'

const arrived = { value: undefined }

type Body = Record<string, unknown>

/** Publishes or changes an ad, once. `before` are the ads as they were, among which a new one is not. Never throws. §7 */
export function saveOwnAd(body: Body, before: readonly OwnAd[]): Promise<Outcome<void>> {
  const isThis =
    'Code' in body
      ? ({ Code }: OwnAd) => Code === body['Code']
      : ({ Code }: OwnAd) => !before.some(ad => ad.Code === Code)
  return attemptLogged(
    () => saveAd(body),
    {
      find: async () =>
        (await readOwnAds()).some(ad => isThis(ad) && essence(fieldsOf(ad.source)) === essence(body))
          ? arrived
          : null,
      notArrived: ownAdsText.notArrived,
      unknown: ownAdsText.unknown,
    },
    log,
  )
}

/** Deletes an ad, once: it is sent as it came; one that is gone already is deleted. Never throws. §7 */
export function deleteOwnAd(ad: OwnAd): Promise<Outcome<void>> {
  const isGone = async () => !(await readOwnAds()).some(({ Code }) => Code === ad.Code)
  return attemptLogged(
    async () => {
      try {
        await deleteAd(fieldsOf(ad.source))
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

/** What a body says, to find it on the server, which may order levels and write line ends, ids and what is empty in its own way. */
function essence({ Category, Duration, Price, Description, Cycles }: Body): string {
  const text = typeof Description === 'string' ? Description : ''
  return JSON.stringify([
    idsIn(Category),
    Duration ?? defaultDuration,
    Price ?? 0,
    words(text),
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
