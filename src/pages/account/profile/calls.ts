import type { LoaderFunctionArgs } from 'react-router'
import { getCycles, getGroups } from '#api/categories.ts'
import {
  type CitySelection,
  getAvailability,
  getExperience,
  getOccupations,
  saveAvailability,
  saveCategories,
  saveCity,
  saveCurrentProfile,
  saveCycles,
  saveProfileImage,
} from '#api/profile.ts'
import { type CurrentProfile, requireProfile } from '#api/viewer.ts'
import type { Named } from '#api/schemas.ts'
import { getCities } from '#api/users.ts'
import { deferred } from '#data/useDeferred.ts'
import { isSameWeek, mergeWeeks, type Range, toWeek, type WeekSlot } from '#domain/availability.ts'
import { hasEdits, profileToSave } from '#domain/profile.ts'
import { logFailure, profileTexts } from '#features/profileService/profileService.tsx'
import {
  getViewer,
  logCallError,
  readViewer,
  redirectOnExpiry,
  refetchViewer,
  requireViewer,
} from '#session.ts'
import { showToast } from '#stores/toast.ts'
import { arrivedIf, type Outcome, submit } from '#submit/submit.ts'
import { profileText as text } from '#text/profile.ts'

/** Loads the profile again on each visit, because it is saved whole. The lists and the free hours are deferred. */
export async function loader({ request }: LoaderFunctionArgs) {
  const deferredRead = <Value>(call: Promise<Value>) => deferred(redirectOnExpiry(logFailure(call), request))
  const isTutor = (await getViewer())?.IsTeacher
  const tutor = isTutor
    ? {
        experience: deferredRead(getExperience()),
        occupations: deferredRead(getOccupations()),
        cities: deferredRead(getCities()),
        groups: deferredRead(getGroups()),
        cycles: deferredRead(getCycles()),
        availability: deferredRead(getAvailability({}, { signal: request.signal })),
      }
    : null
  return { viewer: await redirectOnExpiry(logFailure(requireViewer()), request), tutor }
}

export type ProfileData = Awaited<ReturnType<typeof loader>>

export type TutorData = NonNullable<ProfileData['tutor']>

/** `isRefetched` is false when the profile was saved but could not be refetched: the page shows the old one. */
export type Saved = { isRefetched: boolean }

export const sectionTexts = profileTexts(text.submission)

export function announceSaved({ isRefetched }: Saved, success: string = text.saved): void {
  if (isRefetched) showToast(success)
  else showToast(text.savedNotShown, 'info')
}

const readProfile = async () => requireProfile(await readViewer())

/**
 * Saves the changed fields in the profile that the server has at that moment: another tab, the picture or
 * another section may have changed the other fields meanwhile. Never throws. §5 `Dob`
 */
export function saveFields(
  toEdits: (profile: CurrentProfile) => Record<string, unknown>,
): Promise<Outcome<Saved>> {
  let sent: Record<string, unknown> | undefined
  return save(
    async () => {
      const profile = await readProfile()
      sent = toEdits(profile)
      await saveCurrentProfile(profileToSave(profile.source, sent))
    },
    // Nothing was sent when the profile could not be read first.
    async () => sent !== undefined && hasEdits(await readProfile(), sent),
  )
}

/** Saves the place, whose unchanged parts `toPlace` takes from the profile that the server has. Never throws. */
export function saveLocation(toPlace: (profile: CurrentProfile) => CitySelection): Promise<Outcome<Saved>> {
  let place: CitySelection | undefined
  return save(
    async () => {
      place = toPlace(await readProfile())
      await saveCity(place)
    },
    async () => {
      const { Cities, AtTeacher, AtStudent, AlsoOnline } = await readProfile()
      return (
        place !== undefined &&
        isSame(Cities, place.cityid1 === 0 ? [] : [{ Id: place.cityid1 }]) &&
        AtTeacher === place.atTeacher &&
        AtStudent === place.atStudent &&
        AlsoOnline === place.isOnline
      )
    },
  )
}

const choices = {
  subjects: { field: 'Categories', send: saveCategories },
  levels: { field: 'Cycles', send: saveCycles },
} as const

export type ChoiceName = keyof typeof choices

export const savedChoice = (profile: CurrentProfile, name: ChoiceName): Named[] =>
  profile[choices[name].field]

/** Saves the tutor's subjects or levels: `toChosen` changes those that the server has. Never throws. */
export function saveChoice(name: ChoiceName, toChosen: (own: Named[]) => Named[]): Promise<Outcome<Saved>> {
  let chosen: Named[] | undefined
  return save(
    async () => {
      chosen = toChosen(savedChoice(await readProfile(), name))
      await choices[name].send(chosen)
    },
    async () => chosen !== undefined && isSame(savedChoice(await readProfile(), name), chosen),
  )
}

/**
 * The last save. The next save waits for it, because each reads or changes the same profile. At module level, because
 * a save outlives its form and its screen; never reset, because it settles within the client's time limits.
 */
let lastSave: Promise<unknown> = Promise.resolve()

function save(send: () => Promise<void>, hasArrived: () => Promise<boolean>): Promise<Outcome<Saved>> {
  const verify = async () => arrivedIf(await hasArrived())
  const outcome = lastSave.then(() => submit(send, { verify, onError: logCallError })).then(refetchSaved)
  lastSave = outcome
  return outcome
}

async function refetchSaved(outcome: Outcome): Promise<Outcome<Saved>> {
  if (outcome.status !== 'succeeded') return outcome
  // Updates the header, and everything else that shows the viewer.
  const isRefetched = await logFailure(refetchViewer()).then(Boolean, () => false)
  return { status: 'succeeded', value: { isRefetched } }
}

type Identified = readonly { Id: number }[]

function isSame(some: Identified, others: Identified): boolean {
  const ids = new Set(some.map(({ Id }) => Id))
  return ids.size === new Set(others.map(({ Id }) => Id)).size && others.every(({ Id }) => ids.has(Id))
}

/**
 * Saves the hours that were changed since `before` in the week that the server has at that moment, each as a slot, and
 * returns the week. Never throws. §5 Availability slots
 */
export function saveWeek(edited: readonly Range[], before: readonly Range[]): Promise<Outcome<WeekSlot[]>> {
  let sent: WeekSlot[] | undefined
  return submit(
    async () => {
      sent = mergeWeeks(edited, before, toWeek((await getAvailability()).Entities))
      await saveAvailability(sent)
      return sent
    },
    {
      // Nothing was sent when the week could not be read first.
      verify: async () =>
        sent && isSameWeek((await getAvailability()).Entities, sent) ? { arrived: sent } : 'absent',
      onError: logCallError,
    },
  )
}

/** Saves the picture that `crop` makes. Never throws. §2 My profile */
export function savePicture(crop: () => Promise<Blob>): Promise<Outcome<Saved>> {
  // Cropped at once: the dialog may close before this save's turn, in which a failure is handled.
  const cropped = crop()
  cropped.catch(() => {})
  let before: CurrentProfile | undefined
  return save(
    async () => {
      const picture = await cropped
      before = await readProfile()
      await saveProfileImage(picture)
    },
    // Assumption: a new picture has a new address. Under the old one, browsers that have cached it would not load it.
    async () => before !== undefined && (await readProfile()).ProfileImageUrl !== before.ProfileImageUrl,
  )
}
