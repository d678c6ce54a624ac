import { ApiError } from '#api/client.ts'
import { type CitySelection, saveCategories, saveCity, saveCurrentProfile, saveCycles } from '#api/profile.ts'
import { type CurrentProfile, getCurrentProfile } from '#api/viewer.ts'
import type { Named } from '#api/schemas.ts'
import type { Outcome } from '#domain/attempt.ts'
import { hasEdits, profileToSave } from '#domain/profile.ts'
import { attemptLogged, logged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { reloadViewer } from '#session.ts'
import { profileText as text } from '#text/profile.ts'

/** Saved; `isShown` unless the profile could not be read again, so that the page still shows what was. */
export type Saved = { isShown: boolean }

/**
 * The fields that a form has changed, in the profile as it is on the server at that moment: another tab, the picture or
 * another section may have changed the rest meanwhile. Never throws. contract: SaveCurrentProfile
 */
export function saveFields(
  toEdits: (profile: CurrentProfile) => Record<string, unknown>,
): Promise<Outcome<Saved>> {
  let sent: Record<string, unknown> | undefined
  return save(
    async () => {
      const profile = await readProfile()
      const edits = toEdits(profile)
      sent = edits
      await saveCurrentProfile(profileToSave(profile.source, edits))
    },
    // What never got as far as being sent was not saved.
    async () => sent !== undefined && hasEdits(await readProfile(), sent),
  )
}

/** Where the tutor teaches. Never throws. */
export function saveLocation(place: CitySelection): Promise<Outcome<Saved>> {
  return save(
    () => saveCity(place),
    async () => {
      const { Cities, AtTeacher, AtStudent, AlsoOnline } = await readProfile()
      return (
        isSame(Cities, place.cityid1 === 0 ? [] : [{ Id: place.cityid1 }]) &&
        AtTeacher === place.atTeacher &&
        AtStudent === place.atStudent &&
        AlsoOnline === place.isOnline
      )
    },
  )
}

/** Never throws. */
export function saveSubjects(chosen: Named[]): Promise<Outcome<Saved>> {
  return save(
    () => saveCategories(chosen),
    async () => isSame((await readProfile()).Categories, chosen),
  )
}

/** Never throws. */
export function saveLevels(chosen: Named[]): Promise<Outcome<Saved>> {
  return save(
    () => saveCycles(chosen),
    async () => isSame((await readProfile()).Cycles, chosen),
  )
}

/** One change after the other: each of them sends or changes a part of the same profile. */
let turn: Promise<unknown> = Promise.resolve()

function save(change: () => Promise<void>, hasArrived: () => Promise<boolean>): Promise<Outcome<Saved>> {
  const outcome = turn.then(() => saveNow(change, hasArrived))
  turn = outcome
  return outcome
}

async function saveNow(
  change: () => Promise<void>,
  hasArrived: () => Promise<boolean>,
): Promise<Outcome<Saved>> {
  const outcome = await attemptLogged(
    change,
    {
      find: async () => ((await hasArrived()) ? { value: undefined } : null),
      notArrived: text.notArrived,
      unknown: text.unknown,
    },
    log,
  )
  if (outcome.kind !== 'done') return outcome
  // The header and everything else that shows the viewer follow.
  const isShown = await logged(reloadViewer(), log).then(Boolean, () => false)
  return { kind: 'done', value: { isShown } }
}

async function readProfile(): Promise<CurrentProfile> {
  const profile = await getCurrentProfile()
  if (!profile) throw new ApiError('session', 'GET /api/users/GetCurrentProfile')
  return profile
}

type Identified = readonly { Id: number }[]

function isSame(some: Identified, others: Identified): boolean {
  const ids = new Set(some.map(({ Id }) => Id))
  return ids.size === new Set(others.map(({ Id }) => Id)).size && others.every(({ Id }) => ids.has(Id))
}
