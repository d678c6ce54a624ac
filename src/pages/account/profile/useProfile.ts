import { checkLocation, checkStudies } from '#domain/validation.ts'
import type { Viewer } from '#session.ts'
import { profileText } from '#text/profile.ts'
import { chosenIn, toChoiceForm, withOthers } from './choice.ts'
import { checkGeneral, toGeneralEdits, toGeneralForm } from './general.ts'
import { useList, withOwn } from './lists.ts'
import type { TutorData } from './load.ts'
import { cityIdOf, toLocationForm, toSelection } from './location.ts'
import { saveFields, saveLevels, saveLocation, saveSubjects } from './save.ts'
import { useSection } from './useSection.ts'

const { subjects: subjectWords, levels: levelWords } = profileText.choices

/** What a student does not have. */
const nothing = Promise.resolve([])

/** The parts of the profile and what they choose from. §2 My profile, §4 Profile sections */
export function useProfile(viewer: Viewer, tutor: TutorData | null) {
  const viewerCode = viewer.UserCode
  const experience = useList(tutor?.experience ?? nothing)
  const occupations = useList(tutor?.occupations ?? nothing)
  const cities = useList(tutor?.cities ?? nothing)
  const groups = useList(tutor?.groups ?? nothing)
  const cycles = useList(tutor?.cycles ?? nothing)

  const lists = {
    experience: withOwn(experience, [viewer.Experience]),
    occupations: withOwn(occupations, [viewer.Occupation]),
  }
  const general = useSection({
    name: 'general',
    viewerCode,
    current: toGeneralForm(viewer),
    check: form => checkGeneral(form, viewer, lists),
    save: (_, changes) => saveFields(({ source }) => toGeneralEdits(changes, source, lists)),
  })

  const location = useSection({
    name: 'location',
    viewerCode,
    current: toLocationForm(viewer),
    check: form => checkLocation({ city: cityIdOf(form, cities, viewer), isOnline: form.online }),
    save: form => saveLocation(toSelection(form, cityIdOf(form, cities, viewer))),
  })

  const studies = useSection({
    name: 'studies',
    viewerCode,
    current: { studies: viewer.Studies ?? '' },
    check: form => checkStudies(form.studies),
    save: form => saveFields(() => ({ Studies: form.studies.trim() })),
  })

  const subjectGroups = withOthers(
    groups.items.map(({ Name, Categories }) => ({ Name, Options: Categories })),
    viewer.Categories,
    subjectWords.others,
  )
  const subjects = useSection({
    name: 'subjects',
    viewerCode,
    current: toChoiceForm(viewer.Categories),
    save: ({ chosen }) => saveSubjects(chosenIn(subjectGroups, chosen)),
  })

  const levelGroups = withOthers(
    [{ Name: levelWords.button, Options: cycles.items }],
    viewer.Cycles,
    levelWords.others,
  )
  const levels = useSection({
    name: 'levels',
    viewerCode,
    current: toChoiceForm(viewer.Cycles),
    save: ({ chosen }) => saveLevels(chosenIn(levelGroups, chosen)),
  })

  const sections = [general, location, studies, subjects, levels]
  return {
    general: { section: general, lists, status: worst(experience.status, occupations.status) },
    location: { section: location, cities },
    studies: { section: studies },
    subjects: {
      section: subjects,
      words: subjectWords,
      chosen: viewer.Categories,
      groups: subjectGroups,
      status: groups.status,
    },
    levels: {
      section: levels,
      words: levelWords,
      chosen: viewer.Cycles,
      groups: levelGroups,
      status: cycles.status,
    },
    /** Whether leaving would lose something: on the way to login nothing is lost. */
    isDirty:
      sections.some(({ isDirty }) => isDirty) && !sections.some(({ failure }) => failure?.kind === 'expired'),
  }
}

type Status = ReturnType<typeof useList>['status']

function worst(...all: Status[]): Status {
  return (['failed', 'loading', 'ready'] as const).find(status => all.includes(status)) ?? 'ready'
}
