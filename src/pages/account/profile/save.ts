import { ApiError } from '#api/client.ts'
import {
  type CitySelection,
  type CurrentProfile,
  getCurrentProfile,
  saveCategories,
  saveCity,
  saveCurrentProfile,
  saveCycles,
} from '#api/profile.ts'
import type { Named } from '#api/schemas.ts'
import { attempt, type Failed, type Outcome } from '#domain/attempt.ts'
import { hasEdits, profileToSave } from '#domain/profile.ts'
import { reloadViewer } from '#session.ts'
import { profileText as text } from '#text/profile.ts'
import { logged } from './report.ts'

/** Saved; `isShown` unless the profile could not be read again, so that the page still shows what was. */
export type Saved = { isShown: boolean }

/**
 * The fields that a form has changed, in the profile as it is on the server at that moment: another tab, the picture or
 * another section may have changed the rest meanwhile. Never throws. contract: SaveCurrentProfile
 */
export function saveFields(
  toEdits: (profile: CurrentProfile) => Record<string, unknown>,
): Promise<Outcome<Saved>> {
  let edits: Record<string, unknown> = {}
  return save(
    async () => {
      const profile = await readProfile()
      edits = toEdits(profile)
      await saveCurrentProfile(profileToSave(profile.source, edits))
    },
    profile => hasEdits(profile, edits),
  )
}

/** Where the tutor teaches. Never throws. */
export function saveLocation(place: CitySelection): Promise<Outcome<Saved>> {
  return save(
    () => saveCity(place),
    ({ Cities, AtTeacher, AtStudent, AlsoOnline }) =>
      isSame(Cities, place.cityid1 === 0 ? [] : [{ Id: place.cityid1 }]) &&
      AtTeacher === place.atTeacher &&
      AtStudent === place.atStudent &&
      AlsoOnline === place.isOnline,
  )
}

/** Never throws. */
export function saveSubjects(chosen: Named[]): Promise<Outcome<Saved>> {
  return save(
    () => saveCategories(chosen),
    ({ Categories }) => isSame(Categories, chosen),
  )
}

/** Never throws. */
export function saveLevels(chosen: Named[]): Promise<Outcome<Saved>> {
  return save(
    () => saveCycles(chosen),
    ({ Cycles }) => isSame(Cycles, chosen),
  )
}

/** One change after the other: each of them sends or changes a part of the same profile. */
let turn: Promise<unknown> = Promise.resolve()

function save(
  change: () => Promise<void>,
  hasArrived: (profile: CurrentProfile) => boolean,
): Promise<Outcome<Saved>> {
  const outcome = turn.then(() => saveNow(change, hasArrived))
  turn = outcome
  return outcome
}

async function saveNow(
  change: () => Promise<void>,
  hasArrived: (profile: CurrentProfile) => boolean,
): Promise<Outcome<Saved>> {
  const outcome = await attempt(() => logged(change()), {
    find: async () => (hasArrived(await readProfile()) ? { value: undefined } : null),
    notArrived: text.notArrived,
    unknown: text.unknown,
  })
  if (outcome.kind !== 'done') return toFailed(outcome)
  // The header and everything else that shows the viewer follow.
  const isShown = await logged(reloadViewer()).then(Boolean, () => false)
  return { kind: 'done', value: { isShown } }
}

async function readProfile(): Promise<CurrentProfile> {
  const profile = await getCurrentProfile()
  if (!profile) throw new ApiError('session', 'GET /api/users/GetCurrentProfile')
  return profile
}

/** §8: one text for every failure of the profile service; what happened is said below it. */
function toFailed(failed: Failed): Failed {
  if (failed.kind === 'expired') return failed
  const { title, help } = failed
  const sentence = /[.!?]$/.test(title) ? title : `${title}.`
  return { kind: 'problem', title: text.failed, help: [sentence, help].filter(Boolean).join(' ') }
}

type Identified = readonly { Id: number }[]

function isSame(some: Identified, others: Identified): boolean {
  const ids = new Set(some.map(({ Id }) => Id))
  return ids.size === new Set(others.map(({ Id }) => Id)).size && others.every(({ Id }) => ids.has(Id))
}
