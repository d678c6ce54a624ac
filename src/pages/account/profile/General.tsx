import type { Ref } from 'react'
import * as z from 'zod/mini'
import type { Named } from '#api/schemas.ts'
import type { CurrentProfile } from '#api/viewer.ts'
import { ListFailure } from '#data/ListFailure.tsx'
import { findById, type List, useList, withSelected, worstStatus } from '#data/useList.ts'
import { isWebAddress, namedAsIn } from '#domain/profile.ts'
import { checkProfile, type Problem } from '#domain/validation.ts'
import { youTubeId } from '#domain/video.ts'
import { profileFailureTitle } from '#features/profileService/profileService.tsx'
import type { Viewer } from '#session.ts'
import { trimText } from '#strings/blank.ts'
import { profileText } from '#text/profile.ts'
import { Select } from '#ui/Select/Select.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { announceSaved, type Saved, saveFields, sectionTexts, type TutorData } from './calls.ts'
import { type EditAt, type SectionOf, Fact, Facts, Section, useSection } from './Section.tsx'

/** `experience` and `occupation` are ids; for a student they are not shown, nor is the video. §2 My profile */
const GeneralDraft = z.object({
  lastName: z.exactOptional(z.string()),
  firstName: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  experience: z.exactOptional(z.string()),
  occupation: z.exactOptional(z.string()),
  video: z.exactOptional(z.string()),
})
export type GeneralForm = Required<z.infer<typeof GeneralDraft>>

type GeneralLists = { experience: readonly Named[]; occupations: readonly Named[] }

type Props = {
  viewer: Viewer
  tutor: TutorData | null
  editRef: Ref<EditAt<GeneralForm>>
}

const text = profileText.general
const none = Promise.resolve([])

/** The section with names and phone, and a tutor's experience, occupation and video. §2 My profile */
export function General({ viewer, tutor, editRef }: Props) {
  const experience = useList(tutor?.experience ?? none)
  const occupations = useList(tutor?.occupations ?? none)
  const lists = {
    experience: withSelected(experience, [viewer.Experience]),
    occupations: withSelected(occupations, [viewer.Occupation]),
  }
  const section = useSection<GeneralForm, Saved>({
    name: 'general',
    viewerCode: viewer.UserCode,
    current: toGeneralForm(viewer),
    schema: GeneralDraft,
    texts: sectionTexts,
    check: form => checkGeneral(form, viewer, lists),
    save: (_, changes) => saveFields(({ source }) => toGeneralEdits(changes, source, lists)),
    onSaved: announceSaved,
    editRef,
  })
  const isEmpty = Object.values(toGeneralForm(viewer)).every(value => value === '')
  return (
    <Section
      title={text.title}
      section={section}
      view={<View viewer={viewer} isEmpty={isEmpty} />}
      invitation={isEmpty && text.invitation[tutor ? 'tutor' : 'student']}
      fields={<Fields viewer={viewer} section={section} lists={lists} offered={[experience, occupations]} />}
    />
  )
}

function View({ viewer, isEmpty }: { viewer: Viewer; isEmpty: boolean }) {
  const email = <Fact name={text.email} value={viewer.Email} />
  if (isEmpty) return <Facts>{email}</Facts>
  return (
    <Facts>
      <Fact name={text.lastName} value={viewer.LastName} />
      <Fact name={text.firstName} value={viewer.FirstName} />
      {email}
      <Fact name={text.phone} value={viewer.PhoneNumber} />
      {viewer.IsTeacher && (
        <>
          <Fact name={text.experience} value={viewer.Experience?.Name} />
          <Fact name={text.occupation} value={viewer.Occupation?.Name} />
          <Fact name={text.video} value={viewer.YouYubeURL} note={videoNote(viewer.YouYubeURL)} isWide />
        </>
      )}
    </Facts>
  )
}

type FieldsProps = {
  viewer: Viewer
  section: SectionOf<GeneralForm>
  lists: GeneralLists
  /** The lists with their loading states. */
  offered: readonly List<Named>[]
}

function Fields({ viewer, section, lists, offered }: FieldsProps) {
  const status = worstStatus(...offered)
  const { form, change, control } = section
  const texts = (name: 'lastName' | 'firstName' | 'phone' | 'video') => ({
    ...control(name),
    label: text[name],
    value: form[name],
    onValueChange: (typed: string) => change({ [name]: typed }),
  })
  const select = (name: 'experience' | 'occupation', items: GeneralLists['experience']) => ({
    ...control(name),
    label: text[name],
    'aria-required': true,
    items: items.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
    value: items.some(({ Id }) => String(Id) === form[name]) ? form[name] : null,
    onValueChange: (id: string) => change({ [name]: id }),
    ...(status === 'loading' && { placeholder: profileText.loading }),
  })

  return (
    <>
      <Columns least={14} gap={5} align="start">
        <TextField {...texts('lastName')} autoComplete="family-name" />
        <TextField {...texts('firstName')} autoComplete="given-name" />
        <TextField
          label={text.email}
          hint={text.emailHint}
          type="email"
          readOnly
          autoComplete="email"
          value={viewer.Email ?? ''}
        />
        <TextField {...texts('phone')} hint={text.phoneHint} type="tel" autoComplete="tel" />
      </Columns>
      {viewer.IsTeacher && (
        <>
          <ListFailure lists={offered} title={profileFailureTitle}>
            {profileText.listFailed}
          </ListFailure>
          <Columns least={14} gap={5} align="start">
            <Select {...select('experience', lists.experience)} />
            <Select {...select('occupation', lists.occupations)} />
          </Columns>
          <TextField
            {...texts('video')}
            hint={videoNote(form.video) ?? text.videoHint}
            type="url"
            inputMode="url"
            placeholder={text.videoExample}
            autoComplete="off"
          />
        </>
      )}
    </>
  )
}

const idText = (named: Named | null | undefined) => (named ? String(named.Id) : '')

function toGeneralForm(profile: CurrentProfile): GeneralForm {
  return {
    lastName: profile.LastName ?? '',
    firstName: profile.FirstName ?? '',
    phone: profile.PhoneNumber ?? '',
    experience: idText(profile.Experience),
    occupation: idText(profile.Occupation),
    video: profile.YouYubeURL ?? '',
  }
}

/** Returns the problems of the form. The address of the video is only checked when it was changed. §5 Profile save */
function checkGeneral(
  form: GeneralForm,
  profile: CurrentProfile,
  lists: GeneralLists,
): Problem<'experience' | 'occupation' | 'video'>[] {
  const isTutor = profile.IsTeacher
  const problems = checkProfile({
    isTutor,
    experience: findById(lists.experience, form.experience)?.Id ?? null,
    occupation: findById(lists.occupations, form.occupation)?.Id ?? null,
  })
  const video = trimText(form.video)
  const isChanged = video !== trimText(profile.YouYubeURL)
  if (!isTutor || !isChanged || video === '' || isWebAddress(video)) return problems
  return [...problems, { field: 'video', text: text.noAddress }]
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
    ...(lastName !== undefined && { LastName: trimText(lastName) }),
    ...(firstName !== undefined && { FirstName: trimText(firstName) }),
    ...(phone !== undefined && { PhoneNumber: trimText(phone) }),
    ...(chosenExperience && { Experience: namedAsIn(source, 'Experience', chosenExperience) }),
    ...(chosenOccupation && { Occupation: namedAsIn(source, 'Occupation', chosenOccupation) }),
    ...(video !== undefined && { YouYubeURL: trimText(video) }),
  }
}

/** Returns a note for an address that is not on YouTube: the ads show only those videos. */
function videoNote(address: string | undefined): string | undefined {
  const typed = trimText(address)
  return isWebAddress(typed) && youTubeId(typed) === undefined ? text.notYouTube : undefined
}
