import * as z from 'zod/mini'
import type { CurrentProfile } from '#api/viewer.ts'
import type { Named } from '#api/schemas.ts'
import { findById } from '#data/useList.ts'
import { isWebAddress, namedAsIn } from '#domain/profile.ts'
import { youTubeId } from '#domain/video.ts'
import { checkProfile, type Problem } from '#domain/validation.ts'
import { profileText } from '#text/profile.ts'

/** `experience` and `occupation` are ids; for a student they are not shown, nor is the video. §2 My profile */
export type GeneralForm = {
  lastName: string
  firstName: string
  phone: string
  experience: string
  occupation: string
  video: string
}

const text = z.exactOptional(z.string())

export const GeneralDraft: z.core.$ZodType<Partial<GeneralForm>> = z.object({
  lastName: text,
  firstName: text,
  phone: text,
  experience: text,
  occupation: text,
  video: text,
})

/** The options of the two selects. */
export type GeneralLists = { experience: readonly Named[]; occupations: readonly Named[] }

const idText = (named: Named | null | undefined) => (named ? String(named.Id) : '')

export function toGeneralForm(profile: CurrentProfile): GeneralForm {
  return {
    lastName: profile.LastName ?? '',
    firstName: profile.FirstName ?? '',
    phone: profile.PhoneNumber ?? '',
    experience: idText(profile.Experience),
    occupation: idText(profile.Occupation),
    video: profile.YouYubeURL ?? '',
  }
}

/** Returns the first broken rule. The address of the video is only checked when it was changed. §5 Profile save */
export function checkGeneral(
  form: GeneralForm,
  profile: CurrentProfile,
  lists: GeneralLists,
): Problem<'experience' | 'occupation' | 'video'> | null {
  const isTeacher = profile.IsTeacher
  const broken = checkProfile({
    isTeacher,
    experience: findById(lists.experience, form.experience)?.Id ?? null,
    occupation: findById(lists.occupations, form.occupation)?.Id ?? null,
  })
  if (broken) return broken
  const video = form.video.trim()
  const isChanged = video !== (profile.YouYubeURL ?? '').trim()
  if (!isTeacher || !isChanged || video === '' || isWebAddress(video)) return null
  return { field: 'video', text: profileText.general.noAddress }
}

/** Converts the changes to the server's fields, with ids as text or numbers, as this profile has them. */
export function toGeneralEdits(
  changes: Partial<GeneralForm>,
  source: unknown,
  lists: GeneralLists,
): Record<string, unknown> {
  const { lastName, firstName, phone, video, experience = '', occupation = '' } = changes
  const chosenExperience = findById(lists.experience, experience)
  const chosenOccupation = findById(lists.occupations, occupation)
  return {
    ...(lastName !== undefined && { LastName: lastName.trim() }),
    ...(firstName !== undefined && { FirstName: firstName.trim() }),
    ...(phone !== undefined && { PhoneNumber: phone.trim() }),
    ...(chosenExperience && { Experience: namedAsIn(source, 'Experience', chosenExperience) }),
    ...(chosenOccupation && { Occupation: namedAsIn(source, 'Occupation', chosenOccupation) }),
    ...(video !== undefined && { YouYubeURL: video.trim() }),
  }
}

/** Returns a note for an address that is not on YouTube: the ads show only those videos. */
export function videoNote(address: string | undefined): string | undefined {
  const typed = address?.trim() ?? ''
  return isWebAddress(typed) && youTubeId(typed) === undefined ? profileText.general.notYouTube : undefined
}
